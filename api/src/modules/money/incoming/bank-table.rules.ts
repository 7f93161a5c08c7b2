/** Some banks' tables spread a payment over several rows, or put the payer into the text. */
import { dayOf } from "../../../calendar/written-day.ts";
import type { StatementRow } from "./incoming-file.rules.ts";

type Columns = Partial<Record<string, number>>;

/** Shifts the columns if only the header row has an empty first cell, as in ING Home'Bank. */
export function shiftedBack<T extends Columns>(
  columns: T,
  names: readonly string[],
  below: readonly string[][],
): T {
  const { day } = columns;
  const first = below.find((cells) => cells.some((cell) => dayOf(cell) !== null));
  const isShifted =
    names[0] === "" &&
    day !== undefined &&
    first &&
    dayOf(first[day] ?? "") === null &&
    dayOf(first[day - 1] ?? "");
  if (!isShifted) return columns;
  // The cast is safe, because only the indices change.
  return Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, (at ?? 0) - 1])) as T;
}

/** Returns the text of a row that continues the row above it; undefined for a separate payment. */
export function continuedText(cells: readonly string[], { day, details }: Columns): string | undefined {
  if (day === undefined || details === undefined) return undefined;
  const text = cells[details] ?? "";
  return text !== "" && cells.every((cell, index) => cell === "" || index === details) ? text : undefined;
}

export function currencyAbove(lines: readonly string[][]): string | undefined {
  const found = lines.flatMap((cells) => {
    const text = cells.filter((cell) => cell !== "").join(" ");
    return /\b(?:valuta|moneda|currency)\b\W*([A-Z]{3})\b/i.exec(text)?.[1] ?? [];
  });
  return found[0] === undefined ? undefined : currencyOf(found[0]);
}

/** Returns "RON" for any spelling of lei; other currencies in capitals. */
export function currencyOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (/^(?:LEI|LEU|ROL)$/.test(code)) return "RON";
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** Separates the currency from an amount such as "151.33 EUR" or "€ 12". */
export function splitCurrency(text: string): { amount: string; currency: string | undefined } {
  const [, before, amount = text, after] =
    /^\s*([A-Z]{3}|€|\$|£)?\s*([-+]?[\d.,\s]+?)\s*([A-Z]{3}|€|\$|£)?\s*$/i.exec(text) ?? [];
  const written = before ?? after;
  const symbols: Partial<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP" };
  return { amount, currency: written && (symbols[written] ?? currencyOf(written)) };
}

/** States of completed payments. Rows in other states are shown but never matched. */
const SETTLED =
  /^(?:completed?|booked|settled|posted|executed|processed|finali[sz]at[ăa]?|executat[ăa]?|procesat[ăa]?|decontat[ăa]?|(?:in|î)ncheiat[ăa]?|efectuat[ăa]?|reu[sșş]it[ăa]?|ok)$/i;

/** Returns the bank's state of a pending, reverted or unknown payment; "" for a completed one. */
export function bankStateOf(text: string): string {
  const state = text.normalize("NFC").trim();
  return SETTLED.test(state) ? "" : state.slice(0, 60);
}

const LABELS =
  /\b(Ordonator|Platitor|Din contul|In contul|Beneficiar|Banca|Detalii|Referin[tțţ]a|Data|CUI|CNP|Nr\.? card) ?:/giu;

/** Fills in fields from labels in the text: the banks' own ("Ordonator: …") and Revolut's "Transfer from …". */
export function withLabels(row: StatementRow): StatementRow {
  const parts = row.details.split(LABELS);
  const of = (label: RegExp): string => {
    const at = parts.findIndex((part, index) => index % 2 === 1 && label.test(part));
    return at < 0 ? "" : (parts[at + 1] ?? "").trim();
  };
  const account = of(/^din contul/i).replaceAll(" ", "");
  const sender = /^(?:transfer|payment|money added|plat[ăa]|bani primi[tț]i) (?:from|de la) (.+)$/iu.exec(
    row.details,
  )?.[1];
  return {
    ...row,
    payer: row.payer || of(/^(?:ordonator|platitor)/i) || (sender ?? ""),
    iban: row.iban || (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.exec(account)?.[0] ?? ""),
    reference: row.reference || of(/^referin/i),
  };
}
