/** Lower-cases a text and removes its diacritics, to compare typed searches. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
