/** Returns the text in lower case without diacritics, so that "lamaie" matches "Lămâie". */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
