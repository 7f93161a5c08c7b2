/** Returns a text in lower case without diacritics, for comparison with a search. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
