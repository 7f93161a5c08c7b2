import { baniOfDecimal } from "../../../text/money.ts";
import { dayOf } from "../../../calendar/written-day.ts";
import type { StatementRow } from "./incoming-file.rules.ts";
import { wordsOf } from "./mt940-words.rules.ts";

/** Returns whether a text is MT940. Control characters or a bank's own lines may precede the first field. */
export function isMt940(text: string): boolean {
  return /^:20:/m.test(statementsOf(text)) && /^:6[012][FM]?:/m.test(text);
}

function statementsOf(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removes exactly these: some banks wrap statements in U+0001 and U+0003
  return text.replaceAll("\r\n", "\n").replaceAll(/[\u0000-\u0008\u000B-\u001F\u{FEFF}]/gu, "");
}

/** Date, mark (R for a reversal), third letter of the currency, amount, type, references, and the bank's own line. */
const ENTRY =
  /^(\d{6})(?:\d{4})?(RC|RD|C|D)[A-Z]?(\d{1,12}),(\d{0,2})[A-Z][A-Z0-9]{3}([^\n]*)(?:\n([\s\S]*))?/;
/** An entry of outgoing money: a debit or a reversed credit. */
const LEFT = /^\d{6}(?:\d{4})?(?:RC|D)/;
const BALANCE = /^[CD]\d{6}([A-Z]{3})/;

/** Returns the credits, each with the text of the field 86 that follows. An unreadable credit has no amount. */
export function readMt940(text: string): StatementRow[] {
  const rows: StatementRow[] = [];
  let [account, currency, isAtEntry] = ["", "", false];
  for (const { tag, value, line } of fieldsOf(statementsOf(text))) {
    if (tag === "20") [account, currency] = ["", ""];
    if (tag === "25") account = value.replaceAll(/[^A-Z0-9]/gi, "");
    if (tag.startsWith("6") && tag !== "61" && currency === "") {
      currency = BALANCE.exec(value)?.[1] ?? "";
      for (const row of rows) if (row.currency === "") row.currency = currency;
    }
    const last = rows.at(-1);
    if (tag === "86" && isAtEntry && last) Object.assign(last, joined(last, wordsOf(value, account)));
    if (tag === "61") {
      const entry = entryOf(value, { line, currency });
      if (entry) rows.push(entry);
      isAtEntry = entry !== undefined;
    } else isAtEntry = false;
  }
  return rows.map((row) => ({ ...row, currency: row.currency || "RON" }));
}

function* fieldsOf(text: string): Generator<{ tag: string; value: string; line: number }> {
  let field: { tag: string; value: string; line: number } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, tag, value] = /^:(\d{2}[A-Z]?|NS):(.*)$/.exec(line) ?? [];
    const isBetween = /^-\}?\s*$|^\s*\{\d:/.test(line);
    if ((tag !== undefined || isBetween) && field) {
      yield field;
      field = undefined;
    }
    if (tag !== undefined) field = { tag, value: value ?? "", line: index + 1 };
    else if (field) field.value += `\n${line}`;
  }
  if (field) yield field;
}

/** Returns the credit in an entry line; undefined for a debit or an amount of 0. */
function entryOf(
  value: string,
  { line, currency }: { line: number; currency: string },
): StatementRow | undefined {
  if (LEFT.test(value)) return undefined;
  const [, date, , lei, bani = "", references = "", own = ""] = ENTRY.exec(value) ?? [];
  const amountBani = lei === undefined ? undefined : baniOfDecimal(`${lei}.${bani}`);
  if (amountBani === 0) return undefined;
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)/.exec(date ?? value) ?? [];
  const reference = references.split("//")[0]?.trim() ?? "";
  return {
    line,
    day: year === undefined ? null : dayOf(`20${year}-${month}-${day}`),
    amountBani: amountBani !== undefined && amountBani < 2_000_000_000 ? amountBani : undefined,
    currency,
    bankState: "",
    awb: "",
    reference: /^(?:NONREF|\W*)$/.test(reference) ? "" : reference,
    payer: "",
    iban: "",
    details: (lei === undefined ? value : own).replaceAll(/\s+/g, " ").trim().slice(0, 500),
  };
}

type Words = Pick<StatementRow, "details" | "payer" | "iban">;

function joined(entry: StatementRow, words: Words): Words {
  const own = entry.details;
  const isKnown = own === "" || `${words.payer} ${words.details}`.includes(own);
  return { ...words, details: isKnown ? words.details : `${own} ${words.details}`.slice(0, 500).trim() };
}
