/** Bidirectional controls. With them, a name could alter how the line around it is displayed. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns text in composed form (macOS decomposes "ă") without bidirectional controls. */
export function storableText(text: string): string {
  return text.normalize("NFC").replaceAll(DIRECTIONS, "");
}

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
