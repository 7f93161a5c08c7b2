import { isOutsideUnion } from "@curat/contract/countries.values";
import type { BrandPart, StaffBrand } from "@curat/contract/staff/brands";
import { texts } from "./texts.ts";

export function missingFieldsOf(brand: StaffBrand): BrandPart[] {
  const { manufacturer, manufacturer_country: country, responsible, pic, description } = brand;
  const lacks: Record<BrandPart, boolean> = {
    manufacturer: Object.values(manufacturer).includes(""),
    responsible: responsible === null && isOutsideUnion(country),
    logo: pic === null,
    description: description === "",
  };
  return (["manufacturer", "responsible", "logo", "description"] as const).filter((part) => lacks[part]);
}

export function missingText(brand: StaffBrand): string {
  return (
    missingFieldsOf(brand)
      .map((part) => texts.parts[part])
      .join(", ") || texts.complete
  );
}
