/**
 * What another shop's export says, in one shape for all platforms. Ids are the platform's own, as texts; times are ISO 8601;
 * money is in millionths of a leu, because PrestaShop keeps net prices with six decimals.
 */

export interface MovedCategory {
  id: string;
  parentId: string | null;
  name: string;
  slug: string;
  /** HTML. */
  description: string;
  /** Where it stood until now, each a path. */
  addresses: string[];
}

/** What is asked instead for a while. */
export interface MovedSale {
  priceMillionths: number;
  /** Taken off after VAT: PrestaShop's reductions by an amount. */
  lessMillionths: number;
  /** Null where nothing bounds it. */
  from: string | null;
  until: string | null;
}

/** What an export tells of a price asked instead; null where it tells none. */
export function saleOf(
  priceMillionths: number | null,
  from: string | null,
  until: string | null,
): MovedSale | null {
  return priceMillionths === null ? null : { priceMillionths, lessMillionths: 0, from, until };
}

/** What variants have of their own, and a product without variants too. */
export interface MovedOffer {
  /** Empty where the platform has none. */
  code: string;
  barcode: string;
  /** Null where none is told. */
  priceMillionths: number | null;
  sale: MovedSale | null;
  /** Null where stock was not counted. */
  stock: number | null;
  weightGrams: number;
  pictures: string[];
}

export interface MovedVariant extends MovedOffer {
  id: string;
  /** Axis to value: { Volum: "5 l" }. */
  values: Record<string, string>;
}

export interface MovedProduct extends MovedOffer {
  id: string;
  name: string;
  /** Last part of its address; empty where the export does not tell it. */
  slug: string;
  /** Short text, HTML. */
  summary: string;
  /** HTML. */
  description: string;
  brand: string;
  categoryId: string | null;
  /** What the platform calls the rate of VAT; empty for its usual one. */
  vatClass: string;
  sizeMm: { width: number; depth: number; height: number };
  isPublished: boolean;
  createdAt: string | null;
  characteristics: { name: string; value: string }[];
  variants: MovedVariant[];
  addresses: string[];
}

export interface MovedAddress {
  firstName: string;
  lastName: string;
  phone: string;
  /** Name or code of the county, as the platform has it. */
  county: string;
  city: string;
  street: string;
  postcode: string;
  /** Empty for a person's. */
  company: string;
  cui: string;
}

/** How the platform keeps a password; what it is called by is told from the hash itself but for MD5. */
export interface MovedPassword {
  kind: "bcrypt" | "wordpress" | "phpass" | "md5";
  hash: string;
}

export interface MovedCustomer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  createdAt: string | null;
  password: MovedPassword | null;
  addresses: MovedAddress[];
}

export interface MovedOrderLine {
  /** Empty where the export names products by their code alone. */
  productId: string;
  variantId: string;
  code: string;
  name: string;
  quantity: number;
  /** With VAT, of one piece, after the line's discount. */
  priceMillionths: number;
  /** Null where the export has none. */
  vatPercent: number | null;
}

export interface MovedOrder {
  id: string;
  /** As buyers knew it. */
  number: string;
  email: string;
  placedAt: string;
  /** ISO 4217; empty where the export does not tell it. */
  currency: string;
  /** The platform's own word. */
  status: string;
  payment: string;
  deliveryName: string;
  deliveryMillionths: number;
  totalMillionths: number;
  delivery: MovedAddress;
  billing: MovedAddress;
  note: string;
  lines: MovedOrderLine[];
}

/** All that was found in the files of an export. */
export interface Found {
  categories: MovedCategory[];
  products: MovedProduct[];
  customers: MovedCustomer[];
  orders: MovedOrder[];
  /** Whether prices are with VAT; null where the export does not tell. */
  pricesWithVat: boolean | null;
  /** What was not understood, as sentences. */
  notes: string[];
}

export function nothingFound(): Found {
  return { categories: [], products: [], customers: [], orders: [], pricesWithVat: null, notes: [] };
}

export const NO_ADDRESS: MovedAddress = {
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
