/** What the index knows of one product: a row of product_read, and the subtitle beside it. */
export interface IndexedProduct {
  id: number;
  /** Own category first, then the ones above it. */
  categoryIds: number[];
  brandId: number;
  /** Filter values, the brand's among them. */
  valueIds: number[];
  promotionIds: number[];
  name: string;
  /** The folded name, by which lists are sorted. */
  nameKey: string;
  brand: string;
  subtitle: string;
  /** Folded codes: own, supplier's, barcode. */
  codes: string[];
  priceBani: number;
  savePercent: number;
  stockId: number;
  recommended: number;
  sold: number;
  /** Microseconds since 1970, PostgreSQL's own precision. */
  firstOfferedMicros: number;
}

/** True when both are found by the same words, filters and codes; only what they are sorted by may differ. */
export function isFoundAlike(a: IndexedProduct, b: IndexedProduct): boolean {
  return fingerprint(a) === fingerprint(b);
}

/** Everything that a product is found by, as one text; order inside the lists counts. */
export function fingerprint(product: IndexedProduct): string {
  const { categoryIds, brandId, valueIds, promotionIds, name, brand, subtitle, codes } = product;
  return JSON.stringify([categoryIds, brandId, valueIds, promotionIds, name, brand, subtitle, codes]);
}
