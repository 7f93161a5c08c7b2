import { expect, it } from "vitest";
import type { StaffBrand } from "@curat/contract/staff/brands";
import { BRAND } from "@curat/contract/staff/brand.values";
import { filledRecord, recordIn } from "../../../components/record/record-values.ts";
import { missingFieldsOf } from "./brand-fields.ts";

const CONTACT = { name: "Import SRL", address: "Str. Lungă 1, Arad", email: "import@example.com" };
const brand: StaffBrand = {
  brandID: 5,
  brand: "Nufăr",
  slug: "nufar",
  url: "/marci/nufar",
  description: "<p>Din 1990</p>",
  pic: "/media/logo/x",
  banners: [],
  metatitle: "",
  metadescription: "",
  canonical: "",
  noindex: false,
  manufacturer: CONTACT,
  manufacturer_country: "CN",
  responsible: CONTACT,
  sort_order: 0,
  products: 0,
  version: 1,
};

function sent(current: StaffBrand): ReturnType<typeof recordIn<typeof BRAND>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(filledRecord(BRAND, current))) form.set(name, value);
  return recordIn(BRAND, form);
}

it.each([{}, { responsible: null }, { manufacturer_country: null, responsible: null }])(
  "saving an unchanged brand form keeps manufacturer, country and responsible person: %j",
  (changes) => {
    const current = { ...brand, ...changes };
    const { manufacturer, manufacturer_country, responsible } = current;
    expect(sent(current)).toMatchObject({ manufacturer, manufacturer_country, responsible });
  },
);

it.each([
  ["CN", ["responsible"]],
  ["RO", []],
  [null, []],
])("a brand from %s without an EU responsible person lacks %j", (country, lacks) => {
  expect(missingFieldsOf({ ...brand, manufacturer_country: country, responsible: null })).toEqual(lacks);
});
