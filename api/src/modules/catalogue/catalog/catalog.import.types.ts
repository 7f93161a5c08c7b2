import type { BRAND } from "@curat/contract/staff/brand.values";
import type { CATEGORY } from "@curat/contract/staff/category.values";
import type { VatKind } from "@curat/contract/vat-kinds.values";
import type { ImportOf } from "../../platform/changes/index.ts";
import type { Contact, Maker } from "./makers.rules.ts";

export interface BannerImport {
  /** The storefront shows only banners of type 1 (requirements: B-038). */
  type: number;
  title: string;
  url: string;
  picture: string;
  pictureMobile: string;
}

/** Missing fields keep their stored values. */
export type BrandImport = { id: number } & ImportOf<typeof BRAND, BannerImport>;

/** `slug` is the last segment of the URL. Missing fields become empty. */
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
  /** Full texts of the H, P and EUH statements with their codes, in Romanian. */
  statements: string[];
  biocideAuthorisation: string | null;
  /** Mixing products with hypochlorite ("chlorine") and products with acid releases chlorine gas. */
  reactsAs?: "chlorine" | "acid" | null;
}

/**
 * Dose of a concentrate: from `mlFrom` (weakest) to `mlTo` (strongest) millilitres in `waterLitres` litres of
 * water.
 */
export interface DilutionImport {
  mlFrom: number;
  mlTo: number;
  waterLitres: number;
}

export interface ProductImport {
  id: number;
  masterId: number;
  /** Null only in drafts, like category, weight and size. */
  brandId: number | null;
  categoryId: number | null;
  slug: string;
  name: string;
  subtitle: string;
  description: string;
  /** Short sales pitch next to the price, as HTML. */
  commercial: string;
  code: string;
  supplierCode: string | null;
  barcode: string | null;
  cpv: string | null;
  nc8?: string | null;
  vatCode: VatKind;
  /** In bani with VAT, oldest first; the last one is the current price. */
  prices: { bani: number; from: Date }[];
  stock: number;
  limitedStockFrom?: number;
  minQuantity: number;
  maxQuantity: number;
  netQuantity: { amount: number; unit: "l" | "kg" | "buc." | "m" | "m²" } | null;
  /** Omitted or null for products that are used undiluted. */
  dilution?: DilutionImport | null;
  saleUnit: string;
  weightGrams: number | null;
  sizeMm: { width: number; depth: number; height: number } | null;
  recommended: number;
  sold: number;
  isPublished: boolean;
  firstOfferedAt: Date;
  /**
   * Values that distinguish the variant, such as { Volum: "5 l", Parfum: "Lavandă" }; empty for products without
   * variants.
   */
  variantValues: Record<string, string>;
  characteristics: { name: string; value: string }[];
  valueIds: number[];
  pictures: string[];
  /** `revised` is the month in which the document was revised, such as "2026-11". */
  documents: { title: string; url: string; type: "pdf" | "docx"; revised?: string | undefined }[];
  videos: string[];
  features: { name: string; picture: string }[];
  banners?: BannerImport[];
  /** Services or extras that customers can request with the product. */
  options?: { name: string; text: string }[];
  relatedIds?: number[];
  safety: SafetyImport | null;
  /** Weight of the packaging by material, as the product page shows it: "hârtie-carton 120; plastic 45,5". */
  packaging?: string;
  warranty: string;
  durabilityYears?: number | null;
  manufacturer?: Maker | null;
  responsible?: Contact | null;
  /** Title and description for search engines. If empty, the name and the subtitle are used. */
  metaTitle?: string;
  metaDescription?: string;
  /** Path of the page that search engines should index instead. */
  canonical?: string;
  isNoindex?: boolean;
}

export interface CatalogImport {
  parameters?: ParameterImport[];
  brands?: BrandImport[];
  categories?: CategoryImport[];
  products?: ProductImport[];
}
