/**
 * Records of another shop's export, in one format for all platforms. Ids are the platform's own, as text;
 * times are ISO 8601; money is in millionths of a leu, because PrestaShop stores net prices with six
 * decimals.
 */

export interface SourceCategory {
  id: string;
  parentId: string | null;
  name: string;
  slug: string;
  /** HTML. */
  description: string;
  /** Former addresses, as paths. */
  addresses: string[];
}

/** A temporary price. */
export interface SourceSale {
  priceMillionths: number;
  /** Amount taken off after VAT, as in PrestaShop's amount reductions. */
  lessMillionths: number;
  /** Null if unlimited. */
  from: string | null;
  until: string | null;
}

/** Returns the temporary price of an export; null if it has none. */
export function saleOf(
  priceMillionths: number | null,
  from: string | null,
  until: string | null,
): SourceSale | null {
  return priceMillionths === null ? null : { priceMillionths, lessMillionths: 0, from, until };
}

/** Data of each variant, or of a product without variants. */
export interface SourceOffer {
  /** Empty if the platform has none. */
  code: string;
  barcode: string;
  /** Null if unknown. */
  priceMillionths: number | null;
  sale: SourceSale | null;
  /** Null if stock is not tracked. */
  stock: number | null;
  weightGrams: number;
  pictures: string[];
}

export interface SourceVariant extends SourceOffer {
  id: string;
  /** Value by option: { Volum: "5 l" }. */
  values: Record<string, string>;
}

export interface SourceProduct extends SourceOffer {
  id: string;
  name: string;
  /** Last part of its address; empty if the export has none. */
  slug: string;
  /** Short text, HTML. */
  summary: string;
  /** HTML. */
  description: string;
  brand: string;
  categoryId: string | null;
  /** The platform's tax class; empty for its default. */
  vatClass: string;
  sizeMm: { width: number; depth: number; height: number };
  isPublished: boolean;
  createdAt: string | null;
  characteristics: { name: string; value: string }[];
  variants: SourceVariant[];
  addresses: string[];
}

export interface SourceAddress {
  firstName: string;
  lastName: string;
  phone: string;
  /** County name or code, as on the platform. */
  county: string;
  city: string;
  street: string;
  postcode: string;
  /** Empty for a person. */
  company: string;
  cui: string;
}

/** A password hash; every kind except MD5 is recognised by its prefix. */
export interface LegacyPassword {
  kind: "bcrypt" | "wordpress" | "phpass" | "md5";
  hash: string;
}

export interface SourceCustomer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  createdAt: string | null;
  password: LegacyPassword | null;
  addresses: SourceAddress[];
}

export interface SourceOrderLine {
  /** Empty if the export identifies products only by code. */
  productId: string;
  variantId: string;
  code: string;
  name: string;
  quantity: number;
  /** Price of one piece with VAT, after the line's discount. */
  priceMillionths: number;
  /** Null if the export has none. */
  vatPercent: number | null;
}

export interface SourceOrder {
  id: string;
  /** The number shown to the buyer. */
  number: string;
  email: string;
  placedAt: string;
  /** ISO 4217; empty if unknown. */
  currency: string;
  /** The platform's status. */
  status: string;
  payment: string;
  deliveryName: string;
  deliveryMillionths: number;
  totalMillionths: number;
  delivery: SourceAddress;
  billing: SourceAddress;
  note: string;
  lines: SourceOrderLine[];
}

/** Everything found in the files of an export. */
export interface Found {
  categories: SourceCategory[];
  products: SourceProduct[];
  customers: SourceCustomer[];
  orders: SourceOrder[];
  /** Whether prices include VAT; null if unknown. */
  pricesWithVat: boolean | null;
  /** Sentences about data that was not understood. */
  notes: string[];
}

export function nothingFound(): Found {
  return { categories: [], products: [], customers: [], orders: [], pricesWithVat: null, notes: [] };
}

export const NO_ADDRESS: SourceAddress = {
  firstName: "",
  lastName: "",
  phone: "",
  county: "",
  city: "",
  street: "",
  postcode: "",
  company: "",
  cui: "",
};
