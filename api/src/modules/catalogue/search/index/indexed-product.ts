/** Data that changes with orders and prices. */
export interface IndexedOffer {
  priceBani: number;
  savePercent: number;
  stockId: number;
  recommended: number;
  sold: number;
}

/** A product's index data: a row of product_read plus the subtitle. */
export interface IndexedProduct extends IndexedOffer {
  id: number;
  /** Shared by all variants of a product. */
  familyId: number;
  /** Values that distinguish it from its variants, by parameter. */
  variantValues: Record<string, string>;
  /** Own category first, then its ancestors. */
  categoryIds: number[];
  brandId: number;
  /** Filter values, including the brand's. */
  valueIds: number[];
  promotionIds: number[];
  name: string;
  /** The folded name, used for sorting. */
  nameKey: string;
  brand: string;
  subtitle: string;
  /** Folded words that occur only in the description. */
  about: string;
  /** Folded own code, supplier code and barcode. */
  codes: string[];
  /** Microseconds since 1970, PostgreSQL's own precision. */
  firstOfferedMicros: number;
  /** Fraction of one piece needed for a bucket; null for products that are not diluted. */
  bucketShare: number | null;
}

/** Hashes all data a product is found by into 53 bits, to detect changes. */
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
