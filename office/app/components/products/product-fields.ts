/** Parses fields in which staff list products by code. */
import { loadedValues } from "../form/conflict/conflict.ts";

export const PRODUCTS_FIELD = "products";
export const ADD_CATEGORY = "add_category";
export const ADD_BRAND = "add_brand";

/** Returns the codes with which the form was loaded. They may stay even if their products were archived. */
export function loadedCodes(form: FormData, codes: readonly string[]): string[] {
  const texts = Object.values(loadedValues(form) ?? {}).filter((text) => typeof text === "string");
  const current = new Set(texts.flatMap(codesIn));
  return codes.filter((code) => current.has(code));
}

/** Returns a function that returns the product id for a code. Prefers an exact match. */
export function idsByCode(
  products: readonly { productID: number; code: string }[],
): (code: string) => number | undefined {
  const exact = new Map(products.map(({ code, productID }) => [code, productID]));
  const folded = new Map(products.map(({ code, productID }) => [code.toUpperCase(), productID]));
  return (code) => exact.get(code) ?? folded.get(code.toUpperCase());
}

/** Returns the codes in a text or in pasted spreadsheet cells, each once. */
export function codesIn(text: string): string[] {
  const codes = text.split(/[\n\r\t;,]+/).map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
