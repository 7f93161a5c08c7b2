/** Writing product rows: the product, its values, pictures and price history. */
import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import type { ProductImport } from "./catalog.import.types.ts";
import { type PriceRow, withoutSpans } from "./price-history.rules.ts";

/** Writes products by id. Stock is taken over only for new products, as the first row of their ledger: later it moves by movements alone. */
export async function writeProducts(tx: Tx, products: ProductImport[]): Promise<void> {
  const ids = products.map((product) => product.id);
  const promoted = await loadPromotedPrices(tx, ids);
  await insertInBatches(
    products.map((product) => productRow(product, promoted.get(product.id))),
    (rows) =>
      tx
        .insertInto("product")
        .values(rows)
        .onConflict((on) =>
          on
            .column("id")
            .doUpdateSet((eb) =>
              Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
            ),
        )
        .execute(),
  );
  await insertInBatches(ids, async (batch) => {
    await tx.deleteFrom("product_parameter_value").where("product_id", "in", batch).execute();
    await tx.deleteFrom("product_picture").where("product_id", "in", batch).execute();
    await tx.deleteFrom("price_history").where("product_id", "in", batch).execute();
  });
  await insertInBatches(products.flatMap(valueRows), (rows) =>
    tx.insertInto("product_parameter_value").values(rows).execute(),
  );
  await insertInBatches(products.flatMap(pictureRows), (rows) =>
    tx.insertInto("product_picture").values(rows).execute(),
  );
  await insertInBatches(
    products.flatMap((product) => priceRows(product, promoted.get(product.id))),
    (rows) => tx.insertInto("price_history").values(rows).execute(),
  );
}

const REPLACED = [
  "master_id", "brand_id", "category_id", "slug", "name", "subtitle", "description", "commercial", "code", "supplier_code", "barcode",
  "cpv", "vat_code", "price_bani", "list_price_bani", "limited_stock_from", "min_quantity", "max_quantity", "net_amount", "net_unit", "sale_unit",
  "weight_grams", "width_mm", "depth_mm", "height_mm", "recommended", "sold", "is_published", "first_offered_at", "variant_values",
  "documents", "videos", "features", "banners", "options", "characteristics", "safety", "warranty", "updated_at",
] as const; // prettier-ignore

/** What promotions made of the products' prices: an import tells list prices and leaves these standing. */
async function loadPromotedPrices(tx: Tx, ids: number[]): Promise<Map<number, PriceRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("price_history")
    .select(["product_id", "price_bani", "valid_from", "valid_to"])
    .where("product_id", "in", ids)
    .where("source", "=", "promotion")
    .orderBy("valid_from")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      productId: row.product_id,
      bani: row.price_bani,
      from: row.valid_from,
      to: row.valid_to,
    })),
    (row) => row.productId,
  );
}

function productRow(product: ProductImport, promoted: PriceRow[] = []) {
  const price = product.prices.at(-1);
  if (!price) throw new Error(`Product ${product.id} has no price.`);
  return {
    id: product.id,
    master_id: product.masterId,
    brand_id: product.brandId,
    category_id: product.categoryId,
    slug: product.slug,
    name: product.name,
    subtitle: product.subtitle,
    description: cleanHtml(product.description),
    commercial: cleanHtml(product.commercial),
    code: product.code,
    supplier_code: product.supplierCode,
    barcode: product.barcode,
    cpv: product.cpv,
    vat_code: product.vatCode,
    // A running promotion goes on with its price until it is applied anew to the list price.
    price_bani: promoted.find((row) => row.to === null)?.bani ?? price.bani,
    list_price_bani: price.bani,
    stock: product.stock,
    limited_stock_from: product.limitedStockFrom ?? 5,
    min_quantity: product.minQuantity,
    max_quantity: product.maxQuantity,
    net_amount: product.netQuantity?.amount ?? null,
    net_unit: product.netQuantity?.unit ?? null,
    sale_unit: product.saleUnit,
    weight_grams: product.weightGrams,
    width_mm: product.sizeMm.width,
    depth_mm: product.sizeMm.depth,
    height_mm: product.sizeMm.height,
    recommended: product.recommended,
    sold: product.sold,
    is_published: product.isPublished,
    first_offered_at: product.firstOfferedAt,
    variant_values: JSON.stringify(product.variantValues),
    documents: JSON.stringify(product.documents),
    videos: JSON.stringify(product.videos),
    features: JSON.stringify(product.features),
    banners: JSON.stringify(product.banners ?? []),
    options: JSON.stringify(product.options ?? []),
    characteristics: JSON.stringify(product.characteristics),
    safety: product.safety ? JSON.stringify(product.safety) : null,
    warranty: product.warranty,
    updated_at: new Date(price.from),
  };
}

function valueRows({ id, valueIds }: ProductImport) {
  return [...new Set(valueIds)].map((value_id) => ({ product_id: id, value_id }));
}

function pictureRows({ id, pictures }: ProductImport) {
  return pictures.map((url, position) => ({ product_id: id, position, url }));
}

function priceRows({ id, prices }: ProductImport, promoted: PriceRow[] = []) {
  const listed = prices.map(({ bani, from }, index) => ({ bani, from, to: prices[index + 1]?.from ?? null }));
  const row = ({ bani, from, to }: PriceRow, source: string) => ({
    product_id: id,
    price_bani: bani,
    valid_from: from,
    valid_to: to,
    source,
  });
  return [
    ...withoutSpans(listed, promoted).map((one) => row(one, "import")),
    ...promoted.map((one) => row(one, "promotion")),
  ];
}
