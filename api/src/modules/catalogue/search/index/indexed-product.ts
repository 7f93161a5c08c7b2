/** The data of a product that changes with orders and prices. */
export interface IndexedOffer {
  priceBani: number;
  savePercent: number;
  stockId: number;
  recommended: number;
  sold: number;
}

/** The data of a product in the index: its row of product_read and its subtitle. */
export interface IndexedProduct extends IndexedOffer {
  id: number;
  /** Shared by all variants of the product. */
  familyId: number;
  /** Values that distinguish the product from its variants, by parameter. */
  variantValues: Record<string, string>;
  /** Ids of the product's category and its ancestors, nearest first. */
  categoryIds: number[];
  brandId: number;
  /** Ids of the filter values, including the brand's. */
  valueIds: number[];
  promotionIds: number[];
  name: string;
  /** The name folded for sorting. */
  nameKey: string;
  brand: string;
  subtitle: string;
  /** Folded words that occur only in the product's description. */
  about: string;
  /** The product's own code, supplier code and barcode, folded. */
  codes: string[];
  /** Microseconds since 1970, because PostgreSQL stores times with this precision. */
  firstOfferedMicros: number;
  /** Fraction of one piece that a bucket needs; null for products that are not diluted. */
  bucketShare: number | null;
}

/** Hashes the data by which a product can be found into 53 bits, to detect changes. */
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
