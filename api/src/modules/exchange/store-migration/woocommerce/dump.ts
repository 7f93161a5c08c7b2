import type { DumpRow } from "../files/dump.ts";
import {
  type Anchor,
  type DumpPart,
  readDeferred,
  readTables,
  type TableSpecs,
} from "../files/dump-tables.ts";
import type { SkippedText, SkippedTexts } from "../files/skipped-texts.ts";
import { type Found, nothingFound } from "../records.ts";
import { readCatalogue } from "./dump-catalogue.ts";
import { readCustomers } from "./dump-customers.ts";
import { readOrders } from "./dump-orders.ts";
import { paragraphsOf } from "./paragraphs.ts";

const META = ["meta_key", "meta_value"] as const;
const POST_TYPES = new Set(["product", "product_variation", "shop_order"]);
const PRODUCT_TYPES = new Set(["product", "product_variation"]);
const PRODUCT_FACTS =
  /^(?:_sku|_global_unique_id|_price|_regular_price|_sale_price|_sale_price_dates_(?:from|to)|_stock|_manage_stock|_weight|_length|_width|_height|_tax_class|_thumbnail_id|_product_image_gallery|_product_attributes|_wp_attached_file|_yoast_wpseo_title|_yoast_wpseo_metadesc|rank_math_title|rank_math_description|attribute_.+)$/;
const ORDER_FACTS =
  /^(?:_(?:billing|shipping)_\w+|_customer_user|_order_total|_order_shipping|_order_shipping_tax|_order_currency|_payment_method(?:_title)?)$/;
const PEOPLE_FACTS = /^(?:(?:billing|shipping)_\w+|first_name|last_name|\w*capabilities)$/;
const ITEM_FACTS = new Set([
  "_product_id",
  "_variation_id",
  "_qty",
  "_line_total",
  "_line_tax",
  "cost",
  "total_tax",
]);
const OPTIONS = new Set([
  "woocommerce_currency",
  "woocommerce_prices_include_tax",
  "woocommerce_permalinks",
  "woocommerce_weight_unit",
  "woocommerce_dimension_unit",
  "permalink_structure",
]);

const keyIn = (keys: ReadonlySet<string>, column: string) => (row: DumpRow) => keys.has(row[column] ?? "");
const keyLike = (pattern: RegExp) => (row: DumpRow) => pattern.test(row["meta_key"] ?? "");

const CATALOGUE: TableSpecs = {
  posts: {
    columns: [
      "ID",
      "post_title",
      "post_name",
      "post_content",
      "post_excerpt",
      "post_status",
      "post_parent",
      "post_type",
      "post_date_gmt",
      "menu_order",
    ],
    long: ["post_content", "post_excerpt"],
    filter: keyIn(PRODUCT_TYPES, "post_type"),
  },
  postmeta: { columns: ["post_id", ...META], filter: keyLike(PRODUCT_FACTS) },
  terms: { columns: ["term_id", "name", "slug"] },
  term_taxonomy: {
    columns: ["term_taxonomy_id", "term_id", "taxonomy", "description", "parent"],
    filter: (row) => /^(?:product_|pa_)/.test(row["taxonomy"] ?? ""),
  },
  term_relationships: { columns: ["object_id", "term_taxonomy_id"] },
  woocommerce_attribute_taxonomies: { columns: ["attribute_name", "attribute_label"] },
  options: { columns: ["option_name", "option_value"], filter: keyIn(OPTIONS, "option_name") },
};

const CUSTOMERS: TableSpecs = {
  users: { columns: ["ID", "user_email", "user_pass", "user_registered", "display_name"] },
  usermeta: { columns: ["user_id", ...META], filter: keyLike(PEOPLE_FACTS) },
};

const ORDERS: TableSpecs = {
  posts: {
    columns: ["ID", "post_type", "post_status", "post_date_gmt", "post_excerpt"],
    filter: (row) => row["post_type"] === "shop_order",
  },
  postmeta: { columns: ["post_id", ...META], filter: keyLike(ORDER_FACTS) },
  wc_orders: {
    columns: [
      "id",
      "status",
      "type",
      "total_amount",
      "customer_id",
      "billing_email",
      "date_created_gmt",
      "currency",
      "payment_method",
      "payment_method_title",
      "customer_note",
    ],
    filter: (row) => row["type"] === "shop_order",
  },
  wc_orders_meta: {
    columns: ["order_id", ...META],
    filter: keyLike(/^_billing_(?:cui|vat_number)$/),
  },
  wc_order_addresses: {
    columns: [
      "order_id",
      "address_type",
      "first_name",
      "last_name",
      "company",
      "address_1",
      "address_2",
      "city",
      "state",
      "postcode",
      "phone",
    ],
  },
  woocommerce_order_items: { columns: ["order_item_id", "order_item_name", "order_item_type", "order_id"] },
  woocommerce_order_itemmeta: { columns: ["order_item_id", ...META], filter: keyIn(ITEM_FACTS, "meta_key") },
};

const SPECS: Record<DumpPart, TableSpecs> = { catalogue: CATALOGUE, customers: CUSTOMERS, orders: ORDERS };

const ANCHOR: Anchor = { table: "posts", counts: keyIn(POST_TYPES, "post_type") };

/** Streams the long product texts that `skipped` marks. */
export async function* readWooTexts(
  pieces: AsyncIterable<string>,
  skipped: SkippedTexts,
): AsyncGenerator<SkippedText> {
  for await (const { mark, text } of readDeferred(pieces, { specs: CATALOGUE, anchor: ANCHOR, skipped }))
    yield { mark, text: paragraphsOf(text) };
}

/** Returns one part of the shop's data. Throws TooManyRows or UnreadableDump. */
export async function readWooDump(
  pieces: AsyncIterable<string> | Iterable<string>,
  { part, skipped }: { part: DumpPart; skipped?: SkippedTexts },
): Promise<Found> {
  const tables = await readTables(pieces, {
    specs: SPECS[part],
    anchor: ANCHOR,
    ...(skipped && { skipped }),
  });
  switch (part) {
    case "catalogue":
      return { ...nothingFound(), ...readCatalogue(tables) };
    case "customers":
      return { ...nothingFound(), customers: readCustomers(tables) };
    case "orders":
      return { ...nothingFound(), orders: readOrders(tables) };
  }
}
