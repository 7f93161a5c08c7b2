/** What a brand still lacks. Pure. */
import { isOutsideUnion } from "@curat/contract/countries.values";
import type { BrandPart, StaffBrand } from "@curat/contract/staff/brands";
import { texts } from "./texts.ts";

/** What a brand still lacks, in the order of its form. */
export function lacksOf(brand: StaffBrand): BrandPart[] {
  const { manufacturer, manufacturer_country: country, responsible, pic, description } = brand;
  const lacks: Record<BrandPart, boolean> = {
    manufacturer: Object.values(manufacturer).includes(""),
    responsible: responsible === null && isOutsideUnion(country),
    logo: pic === null,
    description: description === "",
  };
  return (["manufacturer", "responsible", "logo", "description"] as const).filter((part) => lacks[part]);
}

/** The same in words. */
export function lacksText(brand: StaffBrand): string {
  return (
    lacksOf(brand)
      .map((part) => texts.parts[part])
      .join(", ") || texts.complete
  );
}
