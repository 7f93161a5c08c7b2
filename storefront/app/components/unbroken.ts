/** A name whose amounts stay on one line: "5 l", "100 mm", "20 buc." never end a line with their number. */
export function unbroken(name: string): string {
  return name.replaceAll(/(\d) (?=(?:m?l|m|[mc]m|k?g|buc\.|W|V|x|×)(?:\P{L}|$))/gu, "$1\u00a0");
}
