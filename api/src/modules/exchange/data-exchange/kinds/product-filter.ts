import { productFilters } from "@curat/contract/staff/products";
import type { ProductFilter } from "../../../catalogue/catalog/index.ts";

/** Parses the filter of the staff's product list. Ignores unknown fields. */
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
