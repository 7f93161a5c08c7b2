/** Brands, and what their fields are called. Pure. */
import type { BrandImport } from "../catalog.import.types.ts";

/** As files tell it, with all its fields. */
export type Brand = Required<BrandImport>;

/** A brand's fields as people call them. */
export const BRAND_LABELS = {
  name: "denumirea",
  slug: "adresa",
  description: "descrierea",
  logo: "sigla",
  banners: "bannerele",
  manufacturer: "producătorul",
  manufacturerCountry: "țara producătorului",
  responsible: "persoana responsabilă",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Brand, string>>;

/** Address of a brand's page. */
export function brandPath(slug: string): string {
  return `/marci/${slug}`;
}
