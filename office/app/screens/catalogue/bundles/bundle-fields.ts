/** Form rows for the products of a bundle, including empty rows. */
import type { StaffBundle } from "@curat/contract/staff/bundles";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

export const MAX_PRODUCTS = 50;
const PLACES = Array.from({ length: MAX_PRODUCTS }, (_, place) => place);

export function productField(place: number, part: "code" | "quantity"): string {
  return `product.${place}.${part}`;
}

export function filledProducts(products: StaffBundle["products"], codeOf: (id: number) => string): Typed {
  return Object.fromEntries(
    products.flatMap(({ productID, quantity }, place) => [
      [productField(place, "code"), codeOf(productID)],
      [productField(place, "quantity"), String(quantity)],
    ]),
  );
}

export const PRODUCT_LABELS: Typed = Object.fromEntries(
  PLACES.flatMap((place) => [
    [productField(place, "code"), texts.row(place, texts.code)],
    [productField(place, "quantity"), texts.row(place, texts.quantity)],
  ]),
);

/** Returns the rows that contain a product, with their index in the form. */
export function rowsIn(form: FormData): { place: number; code: string; quantity: number }[] {
  const values = new Map(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return PLACES.map((place) => ({
    place,
    code: text(productField(place, "code")),
    quantity: Number(text(productField(place, "quantity")) || 1),
  })).filter(({ code }) => code !== "");
}

/** Assigns the API's errors about products to the form's rows. */
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
