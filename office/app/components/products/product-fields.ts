/** The fields of a form that names many products. Pure. */
import { seenIn } from "../form/conflict/conflict.ts";

export const PRODUCTS_FIELD = "products";
export const ADD_CATEGORY = "add_category";
export const ADD_BRAND = "add_brand";

/** Those of the codes that stood in the form as it was opened: what the record names, archived or not. */
export function standingCodes(form: FormData, codes: readonly string[]): string[] {
  const texts = Object.values(seenIn(form) ?? {}).filter((text) => typeof text === "string");
  const standing = new Set(texts.flatMap(codesIn));
  return codes.filter((code) => standing.has(code));
}

/** The id of the product that a code means, of those that were found: the one with just that code first. */
export function idsByCode(
  products: readonly { productID: number; code: string }[],
): (code: string) => number | undefined {
  const exact = new Map(products.map(({ code, productID }) => [code, productID]));
  const folded = new Map(products.map(({ code, productID }) => [code.toUpperCase(), productID]));
  return (code) => exact.get(code) ?? folded.get(code.toUpperCase());
}

/** The codes of a field, each once: a line each, or as a spreadsheet's cells are pasted. */
export function codesIn(text: string): string[] {
  const codes = text.split(/[\n\r\t;,]+/).map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
