/** Brands are the values of parameter 1, so that lists filter by brand as by any other parameter. */
export const BRAND_PARAMETER = { id: 1, name: "Brand", slug: "brand", sort_order: 0 };

/** Filter values of brands have higher ids than all other values. */
const FIRST_BRAND_VALUE = 1_000_000;

/** Returns the id of the filter value that represents a brand. */
export function brandValueId(brandId: number): number {
  return FIRST_BRAND_VALUE + brandId;
}
