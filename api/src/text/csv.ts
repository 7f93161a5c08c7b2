/** CSV as spreadsheets expect it where the decimal separator is a comma. */
import { looksLikeFormula } from "@curat/contract/formula.values";

/** Returns a file in UTF-8 with a byte order mark, semicolons and CRLF. Numbers get a decimal comma. */
export function csvFile(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Uint8Array {
  const lines = [head, ...rows].map((cells) => `${cells.map(csvCell).join(";")}\r\n`);
  return new TextEncoder().encode(`\uFEFF${lines.join("")}`);
}

/** Texts that a spreadsheet would run as a formula get an apostrophe. */
function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  const text = looksLikeFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
