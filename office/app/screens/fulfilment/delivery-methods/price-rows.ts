/** Converts prices between the text that the API stores and the form's rows. */
import { MAX_PRICE_ROWS } from "@curat/contract/staff/delivery-method.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { rowsIn } from "../../../components/rows/rows.ts";
import type { Row } from "../../../components/rows/rows.ts";

export const ROWS = "price_rows";

/** Limits of a row, with the words that the stored text uses. */
const LIMITS = {
  over_kg: ["peste", "kg"],
  to_kg: ["până la", "kg"],
  over_lei: ["peste", "lei"],
  to_lei: ["până la", "lei"],
  over_litres: ["peste", "litri"],
  to_litres: ["până la", "litri"],
} as const;
type Limit = keyof typeof LIMITS;

const LIMIT_PARTS = Object.keys(LIMITS) as Limit[];
export const PARTS = [...LIMIT_PARTS, "counties", "price"] as const;

/** Parses a stored text such as "până la 5 kg; CJ, BH = 15,00" to rows. */
export function rowsOfText(text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(rowOfLine);
}

function rowOfLine(line: string): Row {
  const [conditions = "", price = ""] = line.split("=");
  const row: Row = { price: price.trim() };
  for (const condition of conditions.split(";").map((one) => one.trim())) {
    const limit = LIMIT_PARTS.find((part) => {
      const [word, unit] = LIMITS[part];
      return condition.startsWith(`${word} `) && condition.endsWith(unit === "kg" ? "g" : ` ${unit}`);
    });
    if (limit)
      row[limit] = condition
        .slice(LIMITS[limit][0].length)
        .replace(/ (?:kg|lei|litri)$/, "")
        .trim();
    else if (condition !== "orice") row.counties = condition;
  }
  return row;
}

/** Returns the form's rows as the text that the API stores. Keeps the unit of a weight entered as "750 g". */
export function textOfRows(rows: readonly Row[]): string {
  return rows
    .map((row) => {
      const limits = LIMIT_PARTS.flatMap((part) => {
        const typed = row[part] ?? "";
        const [word, unit] = LIMITS[part];
        if (typed === "") return [];
        return [`${word} ${/[a-z]$/i.test(typed) ? typed : `${typed} ${unit}`}`];
      });
      const conditions = [...limits, ...(row.counties ? [row.counties.replaceAll(/[;=]/g, ",")] : [])];
      return `${conditions.join("; ") || "orice"} = ${row.price ?? ""}`;
    })
    .join("\n");
}

/** Returns the form's rows that are not empty. */
export function enteredRows(values: Typed): Row[] {
  return rowsIn(values, { name: ROWS, parts: PARTS, max: MAX_PRICE_ROWS + 1 });
}

/**
 * Splits an error such as "Rândul 2: scrie prețul." into the row, from 0, and the message. An error without a row
 * belongs to the first row.
 */
export function rowError(error: string): { place: number; message: string } {
  const [, number = "1", message = error] = /^Rândul (\d+): (.*)$/s.exec(error) ?? [];
  return { place: Number(number) - 1, message: message.charAt(0).toUpperCase() + message.slice(1) };
}
