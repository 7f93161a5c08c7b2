/** Lower case without diacritics, so that "lamaie" finds "Lămâie". */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
