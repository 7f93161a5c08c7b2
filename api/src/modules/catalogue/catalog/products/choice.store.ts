import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";

interface WriteInput {
  ids: readonly number[];
  categoryId?: number | undefined;
  brandId?: number | undefined;
  limit: number;
}

export interface ChosenProduct {
  id: number;
  code: string;
  name: string;
}

/** Returns products that match any of the criteria, sorted by name. Archived products match only by id. */
export async function findChosen(
  db: Db,
  { ids, categoryId = 0, brandId = 0, limit }: WriteInput,
): Promise<ChosenProduct[]> {
  const { rows } = await sql<ChosenProduct>`
    with recursive below as (
      select id from category where id = ${categoryId}
      union select c.id from category c join below on c.parent_id = below.id
    )
    select id, code, name from product
    where id = any(${[...ids]}::integer[]) or (archived_at is null and (
      brand_id = ${brandId} or category_id in (select id from below)))
    order by name, id limit ${limit}`.execute(db);
  return rows;
}

export async function findByCodes(
  db: Db,
  codes: readonly string[],
): Promise<{ id: number; code: string; isArchived: boolean }[]> {
  const written = codes.map((code) => code.trim());
  const { rows } = await sql<{ id: number; code: string; isArchived: boolean }>`
    select id, code, archived_at is not null as "isArchived" from product
    where upper(code) = any(${written.map((code) => code.toUpperCase())}::text[])
      or code = any(${written}::text[])`.execute(db);
  return rows;
}
