/** What changes with every order and every new price. */
export interface IndexedOffer {
  priceBani: number;
  savePercent: number;
  stockId: number;
  recommended: number;
  sold: number;
}

/** What the index knows of one product: a row of product_read, and the subtitle beside it. */
export interface IndexedProduct extends IndexedOffer {
  id: number;
  /** Shared by all variants of one product. */
  familyId: number;
  /** What tells it from them, by parameter. */
  variantValues: Record<string, string>;
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
  /** Folded words that only the description has. */
  about: string;
  /** Folded codes: own, supplier's, barcode. */
  codes: string[];
  /** Microseconds since 1970, PostgreSQL's own precision. */
  firstOfferedMicros: number;
  /** The part of one piece that a bucket takes; null for what is not diluted. */
  bucketShare: number | null;
}

/** Everything that a product is found by, as one number: 53 bits, so that two differ when their products do. */
export function fingerprintOf(product: IndexedProduct): number {
  const { familyId, categoryIds, brandId, valueIds, promotionIds, name, brand, subtitle, about, codes } =
    product;
  const text = JSON.stringify([
    familyId,
    categoryIds,
    brandId,
    valueIds,
    promotionIds,
    name,
    brand,
    subtitle,
    about,
    codes,
  ]);
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13);
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}
