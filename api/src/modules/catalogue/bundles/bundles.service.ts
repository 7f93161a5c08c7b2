import { orderableQuantity } from "../catalog/index.ts";
import type { BundleLine } from "./bundle-lines.store.ts";
import { bundleStock, type BundlePrice, priceBundle } from "./bundles.rules.ts";

export interface BundleOffer extends BundlePrice {
  stock: number;
  isBuyable: boolean;
}

/** Returns a bundle's price, shares and stock, computed from current product data. (requirements: B-089) */
export function offerOf({ products, percent, isPublished }: BundleLine): BundleOffer {
  const stock = bundleStock(
    products.map(({ quantity, ...product }) => ({
      quantity,
      orderable: product.isPublished ? orderableQuantity(product.maxQuantity, product.stock) : 0,
    })),
  );
  return { ...priceBundle(products, percent), stock, isBuyable: isPublished && stock >= 1 };
}
