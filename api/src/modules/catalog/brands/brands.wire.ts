/** Brands in the spelling of the staff's calls. */
import type { BrandFields, StaffBrand } from "@curat/contract/staff/brands";
import { fromWireBanner, toWireBanner } from "../banner.wire.ts";
import { type Brand, brandPath } from "./brands.rules.ts";

interface BrandView {
  brand: Brand;
  products: number;
  version: number;
}

export function toStaffBrand({ brand, products, version }: BrandView): StaffBrand {
  return { ...toBrandSnapshot(brand), url: brandPath(brand.slug), products, version };
}

/** A brand as its history keeps it. */
export function toBrandSnapshot(brand: Brand): Omit<StaffBrand, "url" | "products" | "version"> {
  const { id, name, slug, description, logo, banners, manufacturer, responsible, sortOrder } = brand;
  return {
    brandID: id,
    brand: name,
    slug,
    description,
    pic: logo,
    banners: banners.map(toWireBanner),
    manufacturer,
    manufacturer_country: brand.manufacturerCountry,
    responsible,
    sort_order: sortOrder,
  };
}

/** The brand with the fields that are told. */
export function withFields(brand: Brand, fields: BrandFields): Brand {
  return {
    ...brand,
    name: fields.brand ?? brand.name,
    slug: fields.slug ?? brand.slug,
    description: fields.description ?? brand.description,
    logo: fields.pic === undefined ? brand.logo : fields.pic,
    banners: fields.banners ? fields.banners.map(fromWireBanner) : brand.banners,
    manufacturer: fields.manufacturer ?? brand.manufacturer,
    manufacturerCountry:
      fields.manufacturer_country === undefined ? brand.manufacturerCountry : fields.manufacturer_country,
    responsible: fields.responsible === undefined ? brand.responsible : fields.responsible,
    sortOrder: fields.sort_order ?? brand.sortOrder,
  };
}
