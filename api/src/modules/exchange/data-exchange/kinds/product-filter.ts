/** Parses the product filter of an export, in the format of the staff's list. */
import { productFilters } from "@curat/contract/staff/products";
import type { ProductFilter } from "../../../catalogue/catalog/index.ts";

/** Returns the filter; unknown fields are ignored. */
export function productFilterOf(filter: Readonly<Record<string, string>>): ProductFilter {
  const parsed = productFilters.safeParse(filter);
  if (!parsed.data) return {};
  const { brandID, categoryID, promotion, ...input } = parsed.data;
  return {
    ...input,
    brandId: brandID || undefined,
    categoryId: categoryID || undefined,
    isPromoted: promotion && promotion === "yes",
  };
}
