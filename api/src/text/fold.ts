/** Folds Romanian text for comparison, so that typed text matches names. */

/**
 * Converts text to lower case without diacritics. Cedilla and comma letters become the same, and so do composed and
 * decomposed forms. Everything except letters and digits becomes single spaces.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Folds a code or barcode and removes separators: "NX-104/5" and "nx 1045" are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(" ", "");
}
