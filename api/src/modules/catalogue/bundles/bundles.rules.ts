/** What a bundle costs and how many of it there are: pure. Money is integer bani with VAT. */

export interface BundleProduct {
  productId: number;
  /** In one bundle. */
  quantity: number;
  /** What one piece costs alone. */
  priceBani: number;
}
export interface BundleShare {
  productId: number;
  quantity: number;
  /** What one piece costs inside the bundle. */
  unitBani: number;
}
export interface BundlePrice {
  /** Of the products bought one by one. */
  totalBani: number;
  /** Exactly the sum of quantity × unit price of the shares. */
  priceBani: number;
  shares: BundleShare[];
}

/**
 * Takes `percent` (at most one decimal) off every product's price of the moment. A unit price is rounded down to whole
 * bani, never below one, so that order lines add up to the bundle's price.
 */
export function priceBundle(products: readonly BundleProduct[], percent: number): BundlePrice {
  const perMille = 1000 - Math.round(percent * 10);
  const shares = products.map(({ productId, quantity, priceBani }) => ({
    productId,
    quantity,
    unitBani: Math.max(1, Math.floor((priceBani * perMille) / 1000)),
  }));
  return {
    totalBani: products.reduce((sum, { quantity, priceBani }) => sum + quantity * priceBani, 0),
    priceBani: shares.reduce((sum, { quantity, unitBani }) => sum + quantity * unitBani, 0),
    shares,
  };
}

/** How many bundles can be ordered: as many as the scarcest product allows; none without products. */
export function bundleStock(products: readonly { quantity: number; orderable: number }[]): number {
  if (products.length === 0) return 0;
  return Math.min(
    ...products.map(({ quantity, orderable }) => Math.max(0, Math.floor(orderable / quantity))),
  );
}
