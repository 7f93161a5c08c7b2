/** What a catalogue is given as. Ids are the giver's and stay the same from import to import. */
import type { BRAND } from "@curat/contract/staff/brand.values";
import type { CATEGORY } from "@curat/contract/staff/category.values";
import type { VatKind } from "@curat/contract/vat-kinds.values";
import type { ImportOf } from "../../platform/changes/index.ts";
import type { Contact, Maker } from "./makers.rules.ts";

export interface BannerImport {
  /** 1 is shown on the page (requirements: B-038). */
  type: number;
  title: string;
  url: string;
  picture: string;
  pictureMobile: string;
}

/** A brand of a file, by the names of its columns. What the file leaves out stays as it is. */
export type BrandImport = { id: number } & ImportOf<typeof BRAND, BannerImport>;

/** A category of a file, by the names of its columns; `slug` is the last part of its address. What the file leaves out is empty. */
export type CategoryImport = { id: number; sortOrder: number } & ImportOf<typeof CATEGORY, BannerImport>;

export interface ParameterImport {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
  values: { id: number; name: string; slug: string; sortOrder: number }[];
}

export interface SafetyImport {
  pictograms: `GHS0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`[];
  signalWord: "Pericol" | "Atenție" | null;
  /** Whole H, P and EUH statements with their codes, in Romanian. */
  statements: string[];
  /** Authorisation number of a biocide; null when it is none. */
  biocideAuthorisation: string | null;
  /** Hypochlorite or acid: together they make chlorine gas. */
  reactsAs?: "chlorine" | "acid" | null;
}

/** So many millilitres of concentrate in so many litres of water, from the lightest dose to the strongest. */
export interface DilutionImport {
  mlFrom: number;
  mlTo: number;
  waterLitres: number;
}

export interface ProductImport {
  id: number;
  /** Variants of one product share the id of their first. */
  masterId: number;
  brandId: number;
  categoryId: number;
  slug: string;
  name: string;
  subtitle: string;
  /** HTML. */
  description: string;
  /** Short selling text beside the price, HTML. */
  commercial: string;
  code: string;
  supplierCode: string | null;
  /** EAN-13 with a right check digit. */
  barcode: string | null;
  /** Eight digits, dash, check digit. */
  cpv: string | null;
  vatCode: VatKind;
  /** Bani with VAT, oldest first; the last one is the price now. */
  prices: { bani: number; from: Date }[];
  stock: number;
  limitedStockFrom?: number;
  minQuantity: number;
  maxQuantity: number;
  netQuantity: { amount: number; unit: "l" | "kg" | "buc." | "m" | "m²" } | null;
  /** Left out or null for what is used as it is. */
  dilution?: DilutionImport | null;
  /** Unit in which the quantity is counted: buc., bax, set, pereche. */
  saleUnit: string;
  weightGrams: number;
  sizeMm: { width: number; depth: number; height: number };
  recommended: number;
  sold: number;
  isPublished: boolean;
  firstOfferedAt: Date;
  /** Axis to value, e.g. { Volum: "5 l", Parfum: "Lavandă" }; empty for a product without variants. */
  variantValues: Record<string, string>;
  /** Rows of the specification table. */
  characteristics: { name: string; value: string }[];
  /** Filterable parameter values by id. */
  valueIds: number[];
  pictures: string[];
  /** `revised`: the month that the paper tells of itself, "2026-11". */
  documents: { title: string; url: string; type: "pdf" | "docx"; revised?: string | undefined }[];
  videos: string[];
  features: { name: string; picture: string }[];
  banners?: BannerImport[];
  /** What can be asked for with it: a name and a sentence. */
  options?: { name: string; text: string }[];
  /** Products that are recommended beside it, by id, the most wanted first. */
  relatedIds?: number[];
  safety: SafetyImport | null;
  /** By material, as the product's page has it: "hârtie-carton 120; plastic 45,5". */
  packaging?: string;
  warranty: string;
  /** Of the producer's guarantee of durability; left out or null for none. */
  durabilityYears?: number | null;
  /** Where they are others than the brand's. */
  manufacturer?: Maker | null;
  responsible?: Contact | null;
}

export interface CatalogImport {
  parameters?: ParameterImport[];
  brands?: BrandImport[];
  categories?: CategoryImport[];
  products?: ProductImport[];
}
