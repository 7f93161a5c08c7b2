/** Writing product rows: the product, its values, pictures and price history. */
import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import type { ProductImport } from "./catalog.import.types.ts";
import { changeListPrices } from "./prices/prices.service.ts";
import { findPriced, insertFirstHistory } from "./prices/prices.store.ts";
import { IMPORT, recordChanges } from "../changes/index.ts";

/** Writes products by id. Stock is taken over only for new products, as the first row of their ledger: later it moves by movements alone. */
export async function writeProducts(tx: Tx, products: ProductImport[], at: Date): Promise<void> {
  const ids = products.map((product) => product.id);
  const priced = await findPriced(tx, ids);
  await insertInBatches(products.map(productRow), (rows) =>
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
  });
  await insertInBatches(products.flatMap(valueRows), (rows) =>
    tx.insertInto("product_parameter_value").values(rows).execute(),
  );
  await insertInBatches(products.flatMap(pictureRows), (rows) =>
    tx.insertInto("product_picture").values(rows).execute(),
  );
  const unpriced = products.filter(({ id }) => !priced.has(id));
  await insertFirstHistory(
    tx,
    unpriced.map(({ id, prices }) => ({ id, points: prices })),
    "import",
  );
  const told = products
    .filter(({ id }) => priced.has(id))
    .map(({ id, prices }) => ({ id, listBani: listPrice(id, prices) }));
  await recordChanges(tx, await changeListPrices(tx, told, { at, source: "import", actor: IMPORT }));
}

const REPLACED = [
  "master_id", "brand_id", "category_id", "slug", "name", "subtitle", "description", "commercial", "code", "supplier_code", "barcode",
  "cpv", "vat_code", "limited_stock_from", "min_quantity", "max_quantity", "net_amount", "net_unit", "sale_unit",
  "weight_grams", "width_mm", "depth_mm", "height_mm", "recommended", "sold", "is_published", "first_offered_at", "variant_values",
  "documents", "videos", "features", "banners", "options", "characteristics", "safety", "warranty",
] as const; // prettier-ignore

/** The last price that a file tells is the one of today. */
function listPrice(id: number, prices: ProductImport["prices"]): number {
  const price = prices.at(-1);
  if (!price) throw new Error(`Product ${id} has no price.`);
  return price.bani;
}

function productRow(product: ProductImport) {
  const bani = listPrice(product.id, product.prices);
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
    price_bani: bani,
    list_price_bani: bani,
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
    updated_at: product.prices.at(-1)?.from ?? product.firstOfferedAt,
  };
}

function valueRows({ id, valueIds }: ProductImport) {
  return [...new Set(valueIds)].map((value_id) => ({ product_id: id, value_id }));
}

function pictureRows({ id, pictures }: ProductImport) {
  return pictures.map((url, position) => ({ product_id: id, position, url }));
}
