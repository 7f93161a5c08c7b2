/** A brand as its form holds it. */
import { isOutsideUnion } from "@curat/contract/countries.values";
import type { BrandPart, StaffBrand } from "@curat/contract/staff/brands";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { COMPARED_BANNERS, filledBanners, takeBanners } from "../../components/banners/banner-fields.ts";
import type { Compared } from "../../components/form/conflict/conflict.ts";
import { contactIn, contactOrNoneIn, filledContact } from "../../components/maker/maker-fields.ts";
import { slugOf } from "../../components/slug/slug-of.ts";
import { texts } from "./texts.ts";

export function filledBrand(brand: StaffBrand): Typed {
  return {
    brand: brand.brand,
    slug: brand.slug,
    ...filledContact("manufacturer", brand.manufacturer),
    manufacturer_country: brand.manufacturer_country ?? "",
    ...filledContact("responsible", brand.responsible),
    description: brand.description,
    pic: brand.pic ?? "",
    sort_order: String(brand.sort_order),
    ...filledBanners(brand.banners),
  };
}

export const COMPARED_BRAND: Compared = { labels: { ...texts.labels, ...COMPARED_BANNERS } };

/** What the form asks of the API; an address that is left empty is made from the name. */
export function brandIn(form: FormData) {
  const brand = textOf(form, "brand");
  return {
    brand,
    slug: textOf(form, "slug") || slugOf(brand),
    manufacturer: contactIn(form, "manufacturer"),
    manufacturer_country: textOf(form, "manufacturer_country") || null,
    responsible: contactOrNoneIn(form, "responsible"),
    description: textOf(form, "description"),
    pic: textOf(form, "pic"),
    sort_order: Number(textOf(form, "sort_order")),
    banners: takeBanners(form),
  };
}

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
