/** A bank's statement in SWIFT MT940, as far as money that came is concerned: pure. */
import type { ToldRow } from "./incoming-file.rules.ts";

/** True for what begins as such a statement does. */
export function isMt940(text: string): boolean {
  return /^\s*(?:\{1:|:20:)/.test(text) && /^:6[01][FM]?:/m.test(text);
}

/** Date, entry date, mark (R turns it around), third letter of the currency, sum, type and references. */
const ENTRY = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(RC|RD|C|D)[A-Z]?(\d{1,12}),(\d{0,2})[A-Z][A-Z0-9]{3}([^\n]*)/;

/** Its credits, each with what the bank says of it in the field 86 that follows. */
export function readMt940(text: string): ToldRow[] {
  const rows: ToldRow[] = [];
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === "61") rows.push(...entryOf(value, line));
    const last = rows.at(-1);
    if (tag === "86" && last && last.details === "") Object.assign(last, wordsOf(value));
  }
  return rows.filter(({ amountBani }) => amountBani !== undefined);
}

function* fieldsOf(text: string): Generator<{ tag: string; value: string; line: number }> {
  let field: { tag: string; value: string; line: number } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      field = { tag, value: value ?? "", line: index + 1 };
    } else if (field && !/^-\}?$/.test(line)) field.value += `\n${line}`;
  }
  if (field) yield field;
}

/** What left the account is kept without a sum until its own words are read, and dropped then. */
function entryOf(value: string, line: number): ToldRow[] {
  const [, year, month, day, mark, lei, bani = "", references = ""] = ENTRY.exec(value) ?? [];
  if (lei === undefined) return [];
  const isCredit = mark === "C" || mark === "RD";
  const amountBani = Number(lei) * 100 + Number(bani.padEnd(2, "0"));
  return [
    {
      line,
      day: `20${year}-${month}-${day}`,
      amountBani: isCredit && amountBani > 0 && amountBani < 2_000_000_000 ? amountBani : undefined,
      awb: "",
      reference: references.split("//")[0]?.trim() ?? "",
      payer: "",
      iban: "",
      details: "",
    },
  ];
}

const IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/;

/** Free text, or subfields behind ?20 to ?29 and ?60 to ?63 (words), ?31 (account), ?32 and ?33 (name). */
function wordsOf(value: string): Pick<ToldRow, "details" | "payer" | "iban"> {
  const parts = value.replaceAll("\n", "").split(/[?+](?=\d{2})/);
  if (parts.length === 1) {
    const details = value.replaceAll(/\s+/g, " ").trim().slice(0, 500);
    return { details, payer: "", iban: IBAN.exec(details)?.[0] ?? "" };
  }
  const of = (...codes: RegExp[]): string =>
    parts
      .filter((part) => codes.some((code) => code.test(part.slice(0, 2))))
      .map((part) => part.slice(2))
      .join("")
      .replaceAll(/\s+/g, " ")
      .trim();
  return {
    details: of(/2\d/, /6[0-3]/).slice(0, 500),
    iban: of(/31|38/).replaceAll(" ", ""),
    payer: of(/3[23]/),
  };
}
