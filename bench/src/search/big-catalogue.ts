import type pg from "pg";
import { createApi, type ProductImport, type ShopImport } from "@curat/api";
import { withClient } from "../../../server/src/postgres/with-client.ts";

export interface BenchShop {
  databaseUrl: string;
  drop(): Promise<void>;
}
interface BigCatalogueOptions {
  /** URL of a database server on which databases can be created. */
  serverUrl: string;
  size: number;
  base: { shop: ShopImport; products: ProductImport[] };
}

const COPY = "x";

/** Recreates the database with the demo's products and copies of them. */
export async function makeBigCatalogue({ serverUrl, size, base }: BigCatalogueOptions): Promise<BenchShop> {
  const name = `curat_bench_${size}`;
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  await importBase(databaseUrl, { ...base, products: base.products.slice(0, size) });
  await withClient(databaseUrl, (client) => copyProducts(client, size, base.products.length));
  const drop = () =>
    withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { databaseUrl, drop: async () => void (await drop()) };
}

async function importBase(
  databaseUrl: string,
  { shop, products }: BigCatalogueOptions["base"],
): Promise<void> {
  const api = createApi({
    databaseUrl,
    poolSize: 2,
    apiKey: "bench",
    sealKey: "bench",
    shopUrl: "http://localhost:3000",
    mailFolder: "",
    log: () => undefined,
  });
  try {
    await api.migrate();
    await api.importShop(shop);
    await api.importShop({ products });
  } finally {
    await api.close();
  }
}

/**
 * Copies the products. With 100,000 products, creating the trigram indexes after the rows takes a third of the time.
 */
export async function copyProducts(client: pg.Client, size: number, base: number): Promise<void> {
  const copies = Math.ceil(size / base) - 1;
  if (copies > 0) {
    await client.query(
      "drop index product_read_words, product_read_codes, product_read_values, product_read_categories",
    );
    await client.query(COPY_PRODUCTS, [copies, size]);
    await client.query(COPY_READ_ROWS);
    await client.query("create index product_read_words on product_read using gin (words gin_trgm_ops)");
    await client.query("create index product_read_codes on product_read using gin (codes)");
    await client.query("create index product_read_values on product_read using gin (value_ids)");
    await client.query("create index product_read_categories on product_read using gin (category_ids)");
  }
  await client.query("vacuum analyze product_read");
}

/** Larger than the ids of the demo's own products. */
const STEP = 1_000_000;
const COPY_PRODUCTS = `
  insert into product (id, master_id, brand_id, category_id, slug, name, subtitle, code, price_bani, list_price_bani, stock, max_quantity,
    weight_grams, width_mm, depth_mm, height_mm, first_offered_at)
  select p.id + k * ${STEP}, p.id + k * ${STEP}, p.brand_id, p.category_id, p.slug || '-${COPY}' || k, p.name || ' ${COPY.toUpperCase()}' || k,
    p.subtitle, p.code || '-' || k, p.price_bani, p.list_price_bani, p.stock, p.max_quantity, p.weight_grams, p.width_mm, p.depth_mm, p.height_mm,
    p.first_offered_at
  from generate_series(1, $1::int) k cross join product p
  order by k, p.id
  limit greatest(0, $2::int - (select count(*)::int from product))`;
const COPY_READ_ROWS = `
  insert into product_read (product_id, family_id, category_ids, brand_id, value_ids, name, name_key, words, about, codes, brand, url, picture,
    price_bani, old_price_bani, save_percent, stock_id, min_quantity, max_quantity, unit_price, is_buyable, recommended, sold,
    stars, first_offered_at)
  select p.id, p.id, r.category_ids, r.brand_id, r.value_ids, p.name, r.name_key || ' ${COPY}' || k, r.words || '${COPY}' || k || ' ', r.about,
    array[lower(replace(p.code, '-', ''))], r.brand, '/' || p.slug, r.picture,
    greatest(100, r.price_bani + (p.id::bigint * 37) % 997 - 400)::int, null, (p.id::bigint * 13) % 41, case when p.id % 11 = 0 then 2 else 1 end,
    r.min_quantity, r.max_quantity, r.unit_price, p.id % 11 <> 0, (p.id::bigint * 7) % 100, (p.id::bigint * 31) % 1000, r.stars,
    r.first_offered_at - make_interval(mins => ((p.id::bigint * 17) % 400000)::int)
  from product p
  cross join lateral (select p.id / ${STEP} as k) copy
  join product_read r on r.product_id = p.id % ${STEP}
  where p.id > ${STEP}`;
