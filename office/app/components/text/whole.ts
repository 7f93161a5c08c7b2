/** Parses a whole number such as "-3", "+12" or "1.200". Returns NaN for anything else, such as "2.5". */
export function wholeIn(text: string): number {
  const plain = text.replaceAll(/\s/g, "").replace("−", "-");
  return /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(plain) ? Number(plain.replaceAll(".", "")) : Number.NaN;
}
