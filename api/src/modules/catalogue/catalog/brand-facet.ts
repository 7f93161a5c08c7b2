/** The brand is parameter 1, so that brands filter like any other value. */
export const BRAND_PARAMETER = { id: 1, name: "Brand", slug: "brand", sort_order: 0 };

/** Values of other parameters stay below. */
const FIRST_BRAND_VALUE = 1_000_000;

/** The filterable value that stands for a brand. */
export function brandValueId(brandId: number): number {
  return FIRST_BRAND_VALUE + brandId;
}
