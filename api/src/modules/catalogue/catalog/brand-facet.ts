/** Brands are stored as values of parameter 1, so lists can filter by brand as by any other parameter. */
export const BRAND_PARAMETER = { id: 1, name: "Brand", slug: "brand", sort_order: 0 };

/** Brands have ids from this number upward in filters, above the ids of all parameter values. */
const FIRST_BRAND_VALUE = 1_000_000;

export function brandValueId(brandId: number): number {
  return FIRST_BRAND_VALUE + brandId;
}
