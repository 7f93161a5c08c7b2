/** The fields of a form that names many products. Pure. */

export const PRODUCTS_FIELD = "products";
export const ADD_CATEGORY = "add_category";
export const ADD_BRAND = "add_brand";

/** The codes of a field, each once: a line each, or as a spreadsheet's cells are pasted. */
export function codesIn(text: string): string[] {
  const codes = text.split(/[\n\r\t;,]+/).map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
