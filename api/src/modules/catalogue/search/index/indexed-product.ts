export interface IndexedOffer {
  priceBani: number;
  savePercent: number;
  stockId: number;
  recommended: number;
  sold: number;
}

export interface IndexedProduct extends IndexedOffer {
  id: number;
  familyId: number;
  variantValues: Record<string, string>;
  categoryIds: number[];
  brandId: number;
  valueIds: number[];
  promotionIds: number[];
  name: string;
  nameKey: string;
  brand: string;
  subtitle: string;
  about: string;
  codes: string[];
  /** Microseconds since 1970, the precision of PostgreSQL timestamps. */
  firstOfferedMicros: number;
  /** Fraction of a piece needed for a bucket (8 l); null for products that are not diluted. */
  bucketShare: number | null;
}

/** Hashes the searchable data of a product into 53 bits, to detect changes. */
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
