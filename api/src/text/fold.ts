/** Romanian text made comparable: what a person types and what a name says meet here. */

/**
 * Lower case without diacritics; cedilla and comma letters, composed and decomposed forms become the same.
 * Anything but letters and digits turns into single spaces.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A code or barcode without separators: "NX-104/5" and "nx 1045" are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(" ", "");
}
