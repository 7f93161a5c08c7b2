/** Converts a text to lower case without diacritics, for comparing it with a typed search. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
