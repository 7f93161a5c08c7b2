import { formLabelsOf } from "@curat/contract/staff/record.values";
import { SEARCH_RESULT } from "@curat/contract/staff/search-result.values";
import type { StaffProduct, StaffProductFields } from "@curat/contract/staff/products";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

export const BASICS = "basics";

const OWN_LINES = [
  "name",
  "subtitle",
  "slug",
  "code",
  "supp_code",
  "barcode",
  "cpv",
  "nc8",
  "sale_unit",
  "packaging",
  "warranty",
  "durability_years",
] as const;
const LINES = [...OWN_LINES, "metatitle", "metadescription", "canonical"] as const;
const NUMBERS = [
  "brandID",
  "categoryID",
  "min_qty",
  "max_qty",
  "limited_from",
  "recommended",
  "weight_grams",
] as const;
const SIDES = ["width", "depth", "height"] as const;
const DOSE = ["ml_from", "ml_to", "water_l"] as const;
export const NET_UNITS = ["l", "kg", "buc.", "m", "m²"];

export const BASICS_LABELS: Typed = {
  ...Object.fromEntries([...OWN_LINES, ...NUMBERS, "vat_code" as const].map((name) => [name, texts[name]])),
  ...Object.fromEntries(SIDES.map((side) => [`size_mm.${side}`, texts[side]])),
  "net_quantity.amount": texts.netAmount,
  "net_quantity.unit": texts.netUnit,
  "dilution.ml_from": texts.doseFrom,
  "dilution.ml_to": texts.doseTo,
  "dilution.water_l": texts.doseWater,
  description: texts.description,
  commercial: texts.commercial,
  ...formLabelsOf({ fields: SEARCH_RESULT }),
};

export function filledBasics({ fields }: Pick<StaffProduct, "fields">): Typed {
  const { net_quantity: net, size_mm: size, dilution } = fields;
  return {
    ...Object.fromEntries([...LINES, ...NUMBERS].map((name) => [name, String(fields[name] ?? "")])),
    vat_code: fields.vat_code,
    ...Object.fromEntries(SIDES.map((side) => [`size_mm.${side}`, shown(size?.[side])])),
    "net_quantity.amount": shown(net?.amount),
    "net_quantity.unit": net?.unit ?? "",
    ...Object.fromEntries(DOSE.map((part) => [`dilution.${part}`, shown(dilution?.[part])])),
    description: fields.description,
    commercial: fields.commercial,
    ...(fields.noindex && { noindex: "on" }),
  };
}

/** Returns a basic field's value for the conflict view. */
export function formatBasic(name: string, value = ""): string {
  if (name !== "noindex") return value;
  return value === "on" ? "da" : "nu";
}

/** Formats a number for a form field with a decimal comma: 0.5 becomes "0,5". */
export function shown(value: number | undefined): string {
  return value === undefined ? "" : String(value).replace(".", ",");
}

type Basics = Omit<
  StaffProductFields,
  | "masterID"
  | "variant_values"
  | "characteristics"
  | "value_ids"
  | "pics"
  | "docs"
  | "movies"
  | "features"
  | "banners"
  | "options"
  | "safety"
  | "manufacturer"
  | "responsible"
  | "related_ids"
>;

/** Reads the basic fields. An invalid number becomes NaN, for which the API reports an error of its field. */
export function basicsIn(form: FormData): Basics {
  const line = (name: string) => textOf(form, name);
  const orNull = (name: string) => line(name) || null;
  const number = (name: string) => numberIn(line(name));
  const numberOrNull = (name: string) => (line(name) === "" ? null : number(name));
  const [amount, unit] = [line("net_quantity.amount"), line("net_quantity.unit")];
  return {
    name: line("name"),
    subtitle: line("subtitle"),
    slug: line("slug"),
    code: line("code"),
    supp_code: orNull("supp_code"),
    barcode: orNull("barcode"),
    cpv: orNull("cpv"),
    nc8: orNull("nc8"),
    sale_unit: line("sale_unit"),
    packaging: line("packaging"),
    warranty: line("warranty"),
    durability_years: numberOrNull("durability_years"),
    vat_code: line("vat_code"),
    brandID: numberOrNull("brandID"),
    categoryID: numberOrNull("categoryID"),
    min_qty: number("min_qty"),
    max_qty: number("max_qty"),
    limited_from: number("limited_from"),
    recommended: number("recommended"),
    weight_grams: numberOrNull("weight_grams"),
    size_mm: sidesIn(SIDES.map((side) => line(`size_mm.${side}`))),
    net_quantity:
      amount === "" && unit === ""
        ? null
        : { amount: numberIn(amount), unit: unit as NonNullable<StaffProductFields["net_quantity"]>["unit"] },
    dilution: dilutionIn(DOSE.map((part) => line(`dilution.${part}`))),
    description: htmlOf(line("description")),
    commercial: htmlOf(line("commercial")),
    metatitle: line("metatitle"),
    metadescription: line("metadescription"),
    canonical: line("canonical"),
    noindex: form.has("noindex"),
  };
}

/** Reads the size. Returns null if all sides are empty. */
function sidesIn([width = "", depth = "", height = ""]: string[]): StaffProductFields["size_mm"] {
  if (width === "" && depth === "" && height === "") return null;
  return { width: numberIn(width), depth: numberIn(depth), height: numberIn(height) };
}

/** Reads the dilution. Returns null if all fields are empty. The highest dose defaults to the lowest. */
function dilutionIn([from = "", to = "", water = ""]: string[]): StaffProductFields["dilution"] {
  if (from === "" && to === "" && water === "") return null;
  return { ml_from: numberIn(from), ml_to: numberIn(to === "" ? from : to), water_l: numberIn(water) };
}

/** Parses a number with a decimal comma or point ("0,5" or "0.5"). Returns NaN for anything else. */
export function numberIn(text: string): number {
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Converts plain text to HTML paragraphs. Returns HTML unchanged, because the API sanitizes it. */
export function htmlOf(text: string): string {
  if (text === "" || /<[a-z]/i.test(text)) return text;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}
