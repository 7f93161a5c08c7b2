export interface BundleProduct {
  productId: number;
  quantity: number;
  priceBani: number;
}
export interface BundleShare {
  productId: number;
  quantity: number;
  unitBani: number;
}
export interface BundlePrice {
  totalBani: number;
  /** Price of one bundle: the sum of quantity × unit price over the shares. */
  priceBani: number;
  shares: BundleShare[];
}

/**
 * Reduces each unit price by `percent` (at most one decimal), rounded down to whole bani, but to at least 1
 * ban.
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

/** Returns how many bundles can be ordered, limited by the scarcest product. */
export function bundleStock(products: readonly { quantity: number; orderable: number }[]): number {
  if (products.length === 0) return 0;
  return Math.min(
    ...products.map(({ quantity, orderable }) => Math.max(0, Math.floor(orderable / quantity))),
  );
}
