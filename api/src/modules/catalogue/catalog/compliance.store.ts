/** Finds products that lack legally required data. `missingForSale` is the same rule in TypeScript. */
import type { SafetyGap } from "@curat/contract/staff/compliance.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { MISSING_MAKER, MISSING_RESPONSIBLE } from "./makers.store.ts";
import { MISSING_NET_QUANTITY } from "./products/missing.store.ts";

export interface ProductGaps {
  id: number;
  code: string;
  product: string;
  brand: string;
  missing: SafetyGap[];
}

const IS_HAZARDOUS = sql`(p.safety is not null
  and (jsonb_array_length(p.safety -> 'pictograms') > 0 or p.safety ->> 'signalWord' is not null))`;
const SAYS = (pattern: string) => sql`exists (
  select from jsonb_array_elements_text(p.safety -> 'statements') s (said) where s.said ~ ${pattern})`;

const GAPS = sql`
  select p.id, p.code, p.name as product, b.name as brand, array_remove(array[
    case when ${MISSING_MAKER} then 'maker' end,
    case when ${MISSING_RESPONSIBLE} then 'responsible' end,
    case when not exists (select from product_picture i where i.product_id = p.id) then 'picture' end,
    case when btrim(p.description, E' \t\r\n') = '' then 'description' end,
    case when ${MISSING_NET_QUANTITY} then 'net_quantity' end,
    case when ${IS_HAZARDOUS} and not ${SAYS("^(EU)?H[0-9]{3}")} then 'hazard_statements' end,
    case when ${IS_HAZARDOUS} and not ${SAYS("^P[0-9]{3}")} then 'precautions' end
  ], null) as missing
  from product p join brand b on b.id = p.brand_id where p.is_published`;

/** Returns up to `limit` published products that lack legally required data, by ascending id, starting after `after`. */
export async function listProductGaps(db: Db, after: number, limit: number): Promise<ProductGaps[]> {
  const { rows } = await sql<ProductGaps>`
    select * from (${GAPS}) g where g.id > ${after} and cardinality(g.missing) > 0 order by g.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface SaleProofs {
  products: number;
  withGaps: number;
  /** Products whose current price is missing from the price history. */
  withoutHistory: number;
  /** Products whose required net quantity is missing or contradicts a variant value. */
  withoutNetQuantity: number;
}

export async function countSaleProofs(db: Db): Promise<SaleProofs> {
  const { rows } = await sql<SaleProofs>`
    select count(*) as products, count(*) filter (where cardinality(g.missing) > 0) as "withGaps",
      count(*) filter (where h.price_bani is distinct from p.price_bani) as "withoutHistory",
      count(*) filter (where 'net_quantity' = any(g.missing)) as "withoutNetQuantity"
    from (${GAPS}) g join product p on p.id = g.id
    left join price_history h on h.product_id = p.id and h.valid_to is null`.execute(db);
  return rows[0] ?? { products: 0, withGaps: 0, withoutHistory: 0, withoutNetQuantity: 0 };
}

export interface RequestedPrice {
  id: number;
  code: string;
  product: string;
  priceBani: number;
  from: Date;
  to: Date | null;
  source: string;
}

/** Returns up to `limit` prices from the history in the order in which they were written, starting after `after`. */
export async function listRequestedPrices(db: Db, after: number, limit: number): Promise<RequestedPrice[]> {
  const { rows } = await sql<RequestedPrice>`
    select h.id, p.code, p.name as product, h.price_bani as "priceBani", h.valid_from as "from", h.valid_to as "to", h.source
    from price_history h join product p on p.id = h.product_id
    where h.id > ${after} order by h.id limit ${limit}`.execute(db);
  return rows;
}
