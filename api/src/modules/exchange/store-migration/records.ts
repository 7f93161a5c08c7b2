/** One record format for all platforms. Money is in millionths of a leu, because PrestaShop stores six decimals. */

/** Texts of a page in search engines; empty if the platform generates them. */
export interface SourceSearch {
  metaTitle: string;
  metaDescription: string;
}

export interface SourceCategory extends SourceSearch {
  id: string;
  parentId: string | null;
  name: string;
  slug: string;
  description: string;
  addresses: string[];
}

export interface SourceSale {
  priceMillionths: number;
  /** Amount to subtract from the price with VAT, as in PrestaShop. */
  lessMillionths: number;
  from: string | null;
  until: string | null;
}

/** Returns the reduced price and its period; null without a price. */
export function saleOf(
  priceMillionths: number | null,
  from: string | null,
  until: string | null,
): SourceSale | null {
  return priceMillionths === null ? null : { priceMillionths, lessMillionths: 0, from, until };
}

export interface SourceOffer {
  code: string;
  barcode: string;
  supplierCode?: string;
  priceMillionths: number | null;
  sale: SourceSale | null;
  stock: number | null;
  weightGrams: number;
  pictures: string[];
}

export interface SourceVariant extends SourceOffer {
  id: string;
  values: Record<string, string>;
}

export interface SourceProduct extends SourceOffer, SourceSearch {
  id: string;
  name: string;
  slug: string;
  summary: string;
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
  county: string;
  city: string;
  street: string;
  postcode: string;
  company: string;
  cui: string;
}

/** Hashes have a prefix that identifies their kind, except MD5. */
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
  /** Per piece with VAT, after the line's discount. */
  priceMillionths: number;
  /** Null if the export does not contain it. */
  vatPercent: number | null;
}

export interface SourceOrder {
  id: string;
  number: string;
  email: string;
  placedAt: string;
  currency: string;
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

export interface Found {
  categories: SourceCategory[];
  products: SourceProduct[];
  customers: SourceCustomer[];
  orders: SourceOrder[];
  pricesWithVat: boolean | null;
  notes: string[];
}

/** Returns a page's own texts. Templates of SEO plugins, such as "%%title%%" or "%sep%", count as generated. */
export function searchOf(title = "", description = ""): SourceSearch {
  const own = (text: string) => (/%\w+%/.test(text) ? "" : text.replaceAll(/\s+/g, " ").trim());
  return { metaTitle: own(title), metaDescription: own(description) };
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
