/** A bundle as its form holds it: a row for each product, and empty ones for the next. */
import type { StaffBundle } from "@curat/contract/staff/bundles";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { texts } from "./texts.ts";

export const MOST_PRODUCTS = 50;
const PLACES = Array.from({ length: MOST_PRODUCTS }, (_, place) => place);

export function productField(place: number, part: "code" | "quantity"): string {
  return `product.${place}.${part}`;
}

export function filledBundle(bundle: StaffBundle, codeOf: (id: number) => string): Typed {
  return {
    bundle: bundle.bundle,
    slug: bundle.slug,
    percent: String(bundle.percent).replace(".", ","),
    description: bundle.description,
    pic: bundle.pic ?? "",
    sort_order: String(bundle.sort_order),
    ...(bundle.is_published && { is_published: "on" }),
    ...Object.fromEntries(
      bundle.products.flatMap(({ productID, quantity }, place) => [
        [productField(place, "code"), codeOf(productID)],
        [productField(place, "quantity"), String(quantity)],
      ]),
    ),
  };
}

export const BLANK_BUNDLE: Typed = { percent: "10", sort_order: "0" };

export const COMPARED_BUNDLE: Compared = {
  labels: {
    ...texts.labels,
    ...Object.fromEntries(
      PLACES.flatMap((place) => [
        [productField(place, "code"), texts.row(place, texts.code)],
        [productField(place, "quantity"), texts.row(place, texts.quantity)],
      ]),
    ),
  },
  say: (name, value = "") => (name === "is_published" ? (value === "on" ? texts.yes : texts.no) : value),
};

/** What the form asks of the API but for its products, which are named by codes. */
export function bundleIn(form: FormData) {
  const bundle = textOf(form, "bundle");
  return {
    bundle,
    slug: textOf(form, "slug") || slugOf(bundle),
    percent: percentIn(form),
    description: textOf(form, "description"),
    pic: textOf(form, "pic"),
    sort_order: Number(textOf(form, "sort_order")),
    is_published: form.get("is_published") !== null,
  };
}

/** Below zero for what is no number, which the API refuses at its field. */
export function percentIn(form: FormData): number {
  const percent = leiOf(textOf(form, "percent"));
  return Number.isNaN(percent) ? -1 : percent;
}

/** The rows that name a product, with the place where each stands in the form. */
export function rowsIn(form: FormData): { place: number; code: string; quantity: number }[] {
  const held = new Map(form);
  const text = (name: string) => {
    const value = held.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return PLACES.map((place) => ({
    place,
    code: text(productField(place, "code")),
    quantity: Number(text(productField(place, "quantity")) || 1),
  })).filter(({ code }) => code !== "");
}

/** What the API says of products by their places, at the rows that they came from. */
export function atRows(
  errors: Record<string, string[]>,
  places: readonly number[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, index = "", part = ""] = /^products\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const place = places[Number(index)];
      if (index !== "" && place !== undefined)
        return [productField(place, part === "quantity" ? "quantity" : "code"), messages];
      return [name === "products" ? productField(0, "code") : name, messages];
    }),
  );
}
