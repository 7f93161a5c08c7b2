/** Which products a file is asked for, in the words of the staff's list. */
import { productFilters } from "@curat/contract/staff/products";
import type { ProductFilter } from "../../../catalogue/catalog/index.ts";

/** What the list does not know is left out. */
export function productFilterOf(filter: Readonly<Record<string, string>>): ProductFilter {
  const parsed = productFilters.safeParse(filter);
  if (!parsed.data) return {};
  const { brandID, categoryID, promotion, ...asked } = parsed.data;
  return {
    ...asked,
    brandId: brandID || undefined,
    categoryId: categoryID || undefined,
    isPromoted: promotion && promotion === "yes",
  };
}
