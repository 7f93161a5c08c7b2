import type pg from "pg";
import { currentPosition, type OutboxPosition } from "../../platform/changes/index.ts";
import { NATURAL_NAME } from "./natural-name.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";

const COLUMNS = `
  r.family_id as "familyId", r.variant_values as "variantValues", r.category_ids as "categoryIds", r.brand_id as "brandId", r.value_ids as "valueIds", r.promotion_ids as "promotionIds",
  r.name, r.name_key as "nameKey", r.brand, p.subtitle, r.about, r.codes, r.price_bani as "priceBani", r.bucket_share as "bucketShare", r.save_percent as "savePercent",
  r.stock_id as "stockId", r.recommended, r.sold,
  (extract(epoch from r.first_offered_at) * 1000000)::float8 as "firstOfferedMicros"`;

/**
 * Opens a snapshot of products sorted by name, so that names can be ranked cheaply. Returns the outbox position of
 * the first change that the snapshot lacks.
 */
export async function openSnapshot(client: pg.Client): Promise<OutboxPosition> {
  await client.query("begin isolation level repeatable read read only");
  const position = await currentPosition(client);
  await client.query(`declare catalogue no scroll cursor for
    select r.product_id as id, ${COLUMNS}
    from product_read r join product_facts p on p.id = r.product_id
    order by ${NATURAL_NAME}, r.product_id`);
  return position;
}

/** Returns the next products of the snapshot; empty at its end. */
export async function fetchProducts(client: pg.Client, count: number): Promise<IndexedProduct[]> {
  const { rows } = await client.query<IndexedProduct>(`fetch ${count} from catalogue`);
  return rows;
}

export async function closeSnapshot(client: pg.Client): Promise<void> {
  await client.query("commit");
}

/** Returns each product's current index data; undefined for products that are not listed. */
export async function loadIndexed(
  client: pg.Client,
  ids: number[],
): Promise<{ id: number; product: IndexedProduct | undefined }[]> {
  const { rows } = await client.query<IndexedProduct>({
    name: "indexed-products",
    text: `
      select r.product_id as id, ${COLUMNS}
      from unnest($1::integer[]) as asked (id)
      join lateral (
        select * from product_read where product_id = asked.id
        -- Keeps the planner to the primary keys: its generic plan reads both tables whole.
        offset 0
      ) r on true
      join product_facts p on p.id = r.product_id`,
    values: [ids],
  });
  const found = new Map(rows.map((product) => [product.id, product]));
  return ids.map((id) => ({ id, product: found.get(id) }));
}
