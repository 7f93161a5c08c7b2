/** The SQL that finds many products by what people name them by. */
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

interface Asked {
  ids: readonly number[];
  codes: readonly string[];
  /** With all that is below it; undefined for none. */
  categoryId: number | undefined;
  brandId: number | undefined;
  limit: number;
}

export interface ChosenProduct {
  id: number;
  code: string;
  name: string;
}

/** Products that are named in any of the ways, by name; archived ones only by their ids. */
export async function findChosen(
  db: Db,
  { ids, codes, categoryId = 0, brandId = 0, limit }: Asked,
): Promise<ChosenProduct[]> {
  const { rows } = await sql<ChosenProduct>`
    with recursive below as (
      select id from category where id = ${categoryId}
      union select c.id from category c join below on c.parent_id = below.id
    )
    select id, code, name from product
    where id = any(${[...ids]}::integer[]) or (archived_at is null and (
      upper(code) = any(${codes.map(asKept)}::text[]) or brand_id = ${brandId}
      or category_id in (select id from below)))
    order by name, id limit ${limit}`.execute(db);
  return rows;
}

/** A code as it is compared: nobody minds how its letters are written. */
export function asKept(code: string): string {
  return code.trim().toUpperCase();
}
