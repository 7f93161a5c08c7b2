import { sql } from "kysely";
import { randomId } from "../../../identity/random-id.ts";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";

export interface SheetLine {
  code: string;
  /** 0 if the buyer's entry is not a whole number; then `typed` contains it. */
  quantity: number;
  typed?: string;
  /** The product that the buyer chose; null to find the product by its code. */
  productId: number | null;
  note?: string;
}

export async function insertSheet(tx: Tx, lines: readonly SheetLine[], now: Date): Promise<string> {
  const token = randomId();
  await tx
    .insertInto("order_sheet")
    .values({ token, lines: JSON.stringify(lines), touched_at: now })
    .execute();
  return token;
}

export async function findSheet(db: Db, token: string): Promise<SheetLine[] | undefined> {
  const row = await db
    .selectFrom("order_sheet")
    .select("lines")
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.lines;
}

/** Returns a sheet's lines and locks it until the end of the transaction. */
export async function lockSheet(tx: Tx, token: string): Promise<SheetLine[] | undefined> {
  const row = await tx
    .selectFrom("order_sheet")
    .select("lines")
    .where("token", "=", token)
    .forUpdate()
    .executeTakeFirst();
  return row?.lines;
}

export async function writeSheet(
  tx: Tx,
  token: string,
  { lines, now }: { lines: readonly SheetLine[]; now: Date },
): Promise<void> {
  await tx
    .updateTable("order_sheet")
    .set({ lines: JSON.stringify(lines), touched_at: now })
    .where("token", "=", token)
    .execute();
}

export async function deleteOldSheets(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("order_sheet")
    .where("touched_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Finds products by code or barcode. Compares only letters and digits of codes, and ignores leading zeros of
 * barcodes.
 */
export async function findByCodes(
  db: Db,
  { codes, barcodes }: { codes: readonly string[]; barcodes: readonly string[] },
): Promise<{ byCode: ReadonlyMap<string, number>; byBarcode: ReadonlyMap<string, number> }> {
  const { rows } = await sql<{ id: number; code: string; barcode: string | null }>`
    select id, lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')) as code, ltrim(barcode, '0') as barcode
    from product_facts
    where is_published and (lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')) = any(${codes}::text[])
      or ltrim(barcode, '0') = any(${barcodes}::text[]))
    order by id`.execute(db);
  return {
    byCode: new Map(rows.toReversed().map(({ code, id }) => [code, id])),
    byBarcode: new Map(rows.toReversed().flatMap(({ barcode, id }) => (barcode ? [[barcode, id]] : []))),
  };
}

/** Finds products with similar codes, comparing only letters and digits: "SOL123" is similar to "SOL-124". */
export async function findNearCodes(
  db: Db,
  codes: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, number[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; ids: number[] }>`
    select asked.code, array_agg(near.id order by near.distance, near.id) as ids
    from unnest(${codes}::text[]) as asked (code)
    cross join lateral (
      select id, lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')) <-> asked.code as distance from product_facts
      where is_published and lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')) % asked.code
      order by distance, id limit ${limit}
    ) near group by asked.code`.execute(db);
  return new Map(rows.map(({ code, ids }) => [code, ids]));
}

export async function findOwnCodes(
  db: Db,
  customerId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("customer_code")
    .select(["code_key", "product_id"])
    .where("customer_id", "=", customerId)
    .where("code_key", "in", keys.length > 0 ? keys : [""])
    .execute();
  return new Map(rows.map(({ code_key, product_id }) => [code_key, product_id]));
}

/** Maximum number of codes per customer. The least recently used ones are deleted. */
const MAX_CODES = 5_000;

export async function saveOwnCodes(
  tx: Tx,
  customerId: number,
  { codes, now }: { codes: readonly { key: string; code: string; productId: number }[]; now: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    insert into customer_code (customer_id, code_key, code, product_id, used_at)
    select ${customerId}, told.key, told.code, told.product_id, ${now}
    from unnest(${codes.map(({ key }) => key)}::text[], ${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ productId }) => productId)}::integer[]) as told (key, code, product_id)
    where exists (select from product_facts p where p.id = told.product_id)
    on conflict (customer_id, code_key) do update
      set code = excluded.code, product_id = excluded.product_id, used_at = excluded.used_at`.execute(tx);
  await sql`
    delete from customer_code where customer_id = ${customerId} and code_key in (
      select code_key from customer_code where customer_id = ${customerId}
      order by used_at desc, code_key offset ${MAX_CODES})`.execute(tx);
}

export async function loadNear(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { code: string; name: string; picture: string | null; priceBani: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    code: string;
    name: string;
    picture: string | null;
    priceBani: number;
  }>`
    select p.id, p.code, p.name, r.picture, p.price_bani as "priceBani"
    from product_facts p left join product_read r on r.product_id = p.id
    where p.is_published and p.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}
