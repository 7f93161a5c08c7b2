import { sql } from "kysely";
import { insertInBatches } from "../../../../db/batches.ts";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import type { EconomicOperators } from "../makers.rules.ts";
import { type ProductState, toRow, toState } from "./product-state.ts";
import type { Left } from "./products-among.ts";

export async function loadStates(db: Db, ids: readonly number[]): Promise<Map<number, ProductState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("product as p")
    .selectAll("p")
    .select([
      sql<
        number[]
      >`array(select value_id from product_parameter_value where product_id = p.id order by value_id)`.as(
        "value_ids",
      ),
      sql<string[]>`array(select url from product_picture where product_id = p.id order by position)`.as(
        "pictures",
      ),
    ])
    .where("p.id", "=", sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ value_ids: valueIds, pictures, ...row }) => [row.id, toState(row, { valueIds, pictures })]),
  );
}

export interface FirstFacts {
  listBani: number;
  stock: number;
  at: Date;
}
export interface StateWrite {
  id: number;
  state: ProductState;
  first: FirstFacts | undefined;
}

export async function writeRows(tx: Tx, writes: readonly StateWrite[], at: Date): Promise<void> {
  const rows = writes.map(({ id, state, first }) => ({
    id,
    ...toRow(state),
    // Check constraints require positive prices, even if the row only updates an existing product.
    price_bani: first?.listBani ?? 1,
    list_price_bani: first?.listBani ?? 1,
    stock: first?.stock ?? 0,
    updated_at: first?.at ?? at,
  }));
  const [one] = writes;
  if (!one) return;
  const columns = [...Object.keys(toRow(one.state)), "updated_at"] as (
    | keyof ReturnType<typeof toRow>
    | "updated_at"
  )[];
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("product")
      .values(batch)
      .onConflict((on) =>
        on
          .column("id")
          .doUpdateSet((eb) =>
            Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .execute(),
  );
}

/** Clears slugs that this transaction writes again, so that products can swap them. */
export async function releaseSlugs(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update product set slug = '/' || id where id = any(${ids}::integer[])`.execute(tx);
}

export async function replaceValues(
  tx: Tx,
  products: readonly { id: number; valueIds: number[] }[],
): Promise<void> {
  await insertInBatches([...products], async (batch) => {
    const ids = batch.map(({ id }) => id);
    await tx.deleteFrom("product_parameter_value").where("product_id", "in", ids).execute();
  });
  await insertInBatches(
    products.flatMap(({ id, valueIds }) => valueIds.map((value_id) => ({ product_id: id, value_id }))),
    (rows) => tx.insertInto("product_parameter_value").values(rows).execute(),
  );
}

export async function replacePictures(
  tx: Tx,
  products: readonly { id: number; pictures: string[] }[],
): Promise<void> {
  await insertInBatches([...products], async (batch) => {
    const ids = batch.map(({ id }) => id);
    await tx.deleteFrom("product_picture").where("product_id", "in", ids).execute();
  });
  await insertInBatches(
    products.flatMap(({ id, pictures }) =>
      pictures.map((url, position) => ({ product_id: id, position, url })),
    ),
    (rows) => tx.insertInto("product_picture").values(rows).execute(),
  );
}

/** Returns manufacturers and responsible persons, keyed by brand id. (law: GPSR) */
export async function loadMakers(db: Db): Promise<Map<number, EconomicOperators>> {
  const rows = await db
    .selectFrom("brand")
    .select([
      "id",
      "manufacturer_name as name",
      "manufacturer_address as address",
      "manufacturer_email as email",
      "manufacturer_country as country",
      "responsible",
    ])
    .execute();
  return new Map(rows.map(({ id, responsible, ...manufacturer }) => [id, { manufacturer, responsible }]));
}

export async function findStockAndPrice(db: Db, id: number) {
  return db
    .selectFrom("product")
    .select(["stock", "list_price_bani as listBani", "price_bani as askedBani"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export interface References {
  taken: ("code" | "barcode" | "slug")[];
  hasBrand: boolean;
  hasCategory: boolean;
  hasVat: boolean;
  /** Undefined if the given master product does not exist. */
  masterOfMaster: number | undefined;
  hasVariants: boolean;
  unknownValueIds: number[];
  unknownRelatedIds: number[];
  hasTwin: boolean;
}

/** Returns facts about the records that a product write refers to. */
export async function findReferences(tx: Tx, id: number, fields: ProductState): Promise<References> {
  const [found] = await findReferencesOf(tx, [{ id, fields }]);
  if (!found) throw new Error("A query without conditions returned no row.");
  return found;
}

/** Like `findReferences`, for many products. Barcodes, URLs and variants in `left` count as available. */
export async function findReferencesOf(
  tx: Tx,
  products: readonly { id: number; fields: ProductState }[],
  left: Left = { barcodes: [], slugs: [], variants: [] },
): Promise<References[]> {
  const input = products.map(({ id, fields }) => ({
    id,
    code: fields.code,
    barcode: fields.barcode,
    slug: fields.slug,
    brand_id: fields.brandId,
    category_id: fields.categoryId,
    vat_code: fields.vatCode,
    master_id: fields.masterId,
    value_ids: fields.valueIds,
    related_ids: fields.relatedIds,
    variant_values: fields.variantValues,
  }));
  const { rows } = await sql<Omit<References, "taken" | "masterOfMaster"> & Taken>`
    /* product-references */ select
      exists (select from product where code = a.code and id <> a.id) as code,
      exists (select from product where barcode = a.barcode and id <> a.id
        and id <> all(${left.barcodes}::integer[])) as barcode,
      exists (select from product where slug = a.slug and id <> a.id and id <> all(${left.slugs}::integer[]))
        or exists (select from route_facts where path = '/' || a.slug and kind <> 'redirect'
          and (kind <> 'product' or target_id <> a.id and target_id <> all(${left.slugs}::integer[]))) as slug,
      exists (select from brand where id = a.brand_id) as "hasBrand",
      exists (select from category where id = a.category_id) as "hasCategory",
      exists (select from vat_on((now() at time zone 'Europe/Bucharest')::date) where code = a.vat_code) as "hasVat",
      (select master_id from product where id = a.master_id) as "masterOfMaster",
      exists (select from product where master_id = a.id and id <> a.id) as "hasVariants",
      array(select v from unnest(a.value_ids) as v
        where not exists (select from parameter_value where id = v)) as "unknownValueIds",
      array(select r from unnest(a.related_ids) as r
        where not exists (select from product where id = r)) as "unknownRelatedIds",
      exists (select from product where master_id = a.master_id and id <> a.id and archived_at is null
        and id <> all(${left.variants}::integer[]) and variant_values = a.variant_values) as "hasTwin"
    from rows from (json_to_recordset(${JSON.stringify(input)}::json) as (
      id integer, code text, barcode text, slug text, brand_id integer, category_id integer, vat_code text,
      master_id integer, value_ids integer[], related_ids integer[], variant_values jsonb
    )) with ordinality as a
    order by a.ordinality`.execute(tx);
  return rows.map(({ code, barcode, slug, masterOfMaster, ...known }) => {
    const taken = Object.entries({ code, barcode, slug }).flatMap(([field, isTaken]) =>
      isTaken ? [field] : [],
    );
    return { ...known, taken: taken as References["taken"], masterOfMaster: masterOfMaster ?? undefined };
  });
}
interface Taken extends Record<"code" | "barcode" | "slug", boolean> {
  masterOfMaster: number | null;
}

/** Returns product ids keyed by exact code, including archived products. */
export async function findIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "code"])
    .where("code", "=", sql<string>`any(${codes}::text[])`)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Returns which of these ids belong to products, published or not. */
export async function findKnownIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from product where id = ${anyOf(ids)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns products with one of these slugs or barcodes, including archived ones. */
export async function findHolders(
  db: Db,
  { slugs, barcodes }: { slugs: readonly string[]; barcodes: readonly string[] },
): Promise<{ code: string; slug: string; barcode: string | null }[]> {
  return db
    .selectFrom("product")
    .select(["code", "slug", "barcode"])
    .where((eb) =>
      eb.or([
        eb("slug", "=", sql<string>`any(${slugs}::text[])`),
        eb("barcode", "=", sql<string>`any(${barcodes}::text[])`),
      ]),
    )
    .execute();
}

export async function nextProductId(tx: Tx): Promise<number> {
  return (await nextProductIds(tx, 1))[0] ?? 0;
}

export async function nextProductIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('product_id')::integer as id from generate_series(1, ${count}::integer)`.execute(tx);
  return rows.map(({ id }) => id);
}
