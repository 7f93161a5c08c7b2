/** Returns a name with non-breaking spaces between numbers and units: "5 l", "100 mm", "20 buc.". */
export function unbroken(name: string): string {
  return name.replaceAll(/(\d) (?=(?:m?l|m|[mc]m|k?g|buc\.|W|V|x|×)(?:\P{L}|$))/gu, "$1\u00a0");
}
