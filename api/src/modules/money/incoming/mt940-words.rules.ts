/** Each bank formats field 86 of an MT940 statement differently. */
import type { StatementRow } from "./incoming-file.rules.ts";

type Words = Pick<StatementRow, "details" | "payer" | "iban">;

const IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g;
/**
 * Subfield codes: text in 20 to 29 and 60 to 65, the bank in 30, the account in 31 and 38, the name in 32 and
 * 33.
 */
const CODE = "(?:0\\d|1\\d|2\\d|3[0-8]|6[0-5])";
const MAX = 500;

/**
 * Parses field 86: subfields after one of `?+~^<>` (Raiffeisen uses ^, ING ~, BRD +), or free text (BT, BCR, Alpha).
 * `account` is the statement's own account, which BCR repeats next to the payer's.
 */
export function wordsOf(value: string, account: string): Words {
  const [, mark] = new RegExp(`^\\s*(?:\\d{3})?([?+~^<>])${CODE}`).exec(value) ?? [];
  return mark === undefined ? fromText(unwrapped(value), account) : fromSubfields(value, mark);
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A subfield of this length continues in the next one, even inside a word. */
const FULL_SUBFIELD = 27;

function fromSubfields(value: string, mark: string): Words {
  const parts = value.replaceAll("\n", "").split(new RegExp(`[${mark === "^" ? "\\^" : mark}](?=${CODE}|$)`));
  const of = (...codes: RegExp[]): string[] =>
    parts.filter((part) => codes.some((code) => code.test(part.slice(0, 2)))).map((part) => part.slice(2));
  const join = (texts: string[]): string =>
    squeeze(texts.map((text) => (text.length >= FULL_SUBFIELD ? text : `${text} `)).join(""));
  // ING puts the account in the subfields meant for the rest of the name.
  const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text.trim());
  const names = of(/^3[23]/).filter((text) => text.trim() !== "/");
  const account = join(of(/^3[18]/)).replaceAll(" ", "");
  return {
    details: join(of(/^2\d/, /^6[0-5]/)).slice(0, MAX),
    iban: account || (names.find(isIban)?.trim() ?? ""),
    payer: join(names.filter((text) => !isIban(text))),
  };
}

/** Banks wrap free text at these lengths, even inside a word. Alpha's first line is shorter. */
const FULL_LINE = 65;
const FULL_FIRST_LINE = 33;

/** Joins wrapped lines. After a full line no space is added, because it may end inside a word. */
function unwrapped(value: string): string {
  const lines = value.split("\n");
  const text = lines.map((line, index) => {
    const isFull = line.length >= FULL_LINE || (index === 0 && line.length === FULL_FIRST_LINE);
    return isFull ? line : `${line} `;
  });
  return squeeze(text.join(""));
}

/**
 * Parses free text. BCR and Alpha: "Platitor NAME [BIC] IBAN … Detalii words". BT: "words 1 NAME IBAN BIC
 * REF: …".
 */
function fromText(text: string, account: string): Words {
  const ibans = (text.match(IBAN) ?? []).filter((iban) => iban !== account);
  const iban = ibans[0] ?? "";
  const before = iban === "" ? text : text.slice(0, text.indexOf(iban)).trim();
  const labelled = /\bplatitor:? (.*)$/i.exec(before)?.[1];
  const numbered = iban === "" ? undefined : /^.* 1 (\D.*)$/.exec(before)?.[1];
  const payer = (labelled ?? numbered ?? "").replace(/ [A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, "");
  const message = labelled === undefined ? undefined : /\bdetalii(?: incasare)? (.*)$/i.exec(text)?.[1];
  return { details: (message ?? text).slice(0, MAX), payer: payer.slice(0, 200), iban };
}
