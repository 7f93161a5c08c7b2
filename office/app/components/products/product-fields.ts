/** Form fields that select many products. Pure. */
import { seenIn } from "../form/conflict/conflict.ts";

export const PRODUCTS_FIELD = "products";
export const ADD_CATEGORY = "add_category";
export const ADD_BRAND = "add_brand";

/**
 * Returns the codes that were in the form when it was loaded; the record may contain them even when archived.
 */
export function standingCodes(form: FormData, codes: readonly string[]): string[] {
  const texts = Object.values(seenIn(form) ?? {}).filter((text) => typeof text === "string");
  const current = new Set(texts.flatMap(codesIn));
  return codes.filter((code) => current.has(code));
}

/** Returns a lookup from code to product id that prefers the exact code. */
export function idsByCode(
  products: readonly { productID: number; code: string }[],
): (code: string) => number | undefined {
  const exact = new Map(products.map(({ code, productID }) => [code, productID]));
  const folded = new Map(products.map(({ code, productID }) => [code.toUpperCase(), productID]));
  return (code) => exact.get(code) ?? folded.get(code.toUpperCase());
}

/** Returns the distinct codes in a text with lines or pasted spreadsheet cells. */
export function codesIn(text: string): string[] {
  const codes = text.split(/[\n\r\t;,]+/).map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
