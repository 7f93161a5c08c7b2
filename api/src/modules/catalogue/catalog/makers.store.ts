import { UNION } from "@curat/contract/countries.values";
import { type RawBuilder, sql } from "kysely";

/** A product with its own manufacturer always has complete manufacturer data. */
export const MISSING_MAKER: RawBuilder<boolean> = sql`(p.manufacturer is null
  and '' in (b.manufacturer_name, b.manufacturer_address, b.manufacturer_email))`;

export const MISSING_RESPONSIBLE: RawBuilder<boolean> = sql`(p.responsible is null and coalesce(case
  when p.manufacturer is not null then p.manufacturer ->> 'country' <> all(${[...UNION]}::text[])
  else b.responsible is null and b.manufacturer_country <> all(${[...UNION]}::text[]) end, false))`;
