import { toLei, type Wire } from "@curat/contract/lei.values";
import type { BundlePreview } from "@curat/contract/staff/bundles";
import { anyOf, type Db } from "../../../db/database.ts";
import { priceBundle } from "./bundles.rules.ts";

interface PreviewInput {
  percent: number;
  products: readonly { productID: number; quantity: number }[];
}

/** Returns an unsaved bundle's price at current product prices. Unknown products are omitted. */
export async function previewBundle(
  db: Db,
  { percent, products }: PreviewInput,
): Promise<Wire<BundlePreview>> {
  const rows = await db
    .selectFrom("product_facts")
    .select(["id", "code", "name", "price_bani as priceBani"])
    .where("id", "=", anyOf(products.map(({ productID }) => productID)))
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const bundleProducts = products.flatMap(({ productID, quantity }) => {
    const product = known.get(productID);
    return product ? [{ ...product, productId: productID, quantity }] : [];
  });
  const { totalBani, priceBani, shares } = priceBundle(bundleProducts, percent);
  return {
    products: bundleProducts.map((one, index) => ({
      productID: one.productId,
      code: one.code,
      name: one.name,
      quantity: one.quantity,
      price: toLei(one.priceBani),
      bundle_price: toLei(shares[index]?.unitBani ?? one.priceBani),
    })),
    total_price: toLei(totalBani),
    price: toLei(priceBani),
  };
}
