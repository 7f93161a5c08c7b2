/**
 * Records of another shop's export, in one format for all platforms. Ids are the platform's own, as text.
 * Times are in ISO 8601. Money is in millionths of a leu, because PrestaShop stores prices without VAT with
 * six decimals.
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
  /** Amount of the reduction, subtracted from the price with VAT, as in PrestaShop. */
  lessMillionths: number;
  /** Start of the period; null if it has none. */
  from: string | null;
  until: string | null;
}

/** Returns the temporary price from an export; null if there is none. */
export function saleOf(
  priceMillionths: number | null,
  from: string | null,
  until: string | null,
): SourceSale | null {
  return priceMillionths === null ? null : { priceMillionths, lessMillionths: 0, from, until };
}

/** Data of each variant, or of a product that has no variants. */
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
  /** Values by option, such as { Volum: "5 l" }. */
  values: Record<string, string>;
}

export interface SourceProduct extends SourceOffer {
  id: string;
  name: string;
  /** Last part of its URL; empty if the export has none. */
  slug: string;
  /** Short text, HTML. */
  summary: string;
  /** HTML. */
  description: string;
  brand: string;
  categoryId: string | null;
  /** Name of the platform's tax class; empty for the default one. */
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
  /** Name or code of the county, as the platform stores it. */
  county: string;
  city: string;
  street: string;
  postcode: string;
  /** Name of the company; empty for an individual. */
  company: string;
  cui: string;
}

/** A password hash of another shop. Every kind except MD5 is recognised by its prefix. */
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
  /** Id of the product; empty if the export identifies products only by code. */
  productId: string;
  variantId: string;
  code: string;
  name: string;
  quantity: number;
  /** Price per piece with VAT, after the line's discount. */
  priceMillionths: number;
  /** VAT rate of the line; null if the export does not contain it. */
  vatPercent: number | null;
}

export interface SourceOrder {
  id: string;
  /** Order number as shown to the buyer. */
  number: string;
  email: string;
  placedAt: string;
  /** Currency code (ISO 4217); empty if unknown. */
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
  /** Sentences about data that could not be interpreted. */
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
