import { type RawBuilder, sql } from "kysely";
import { namesAddress } from "./names-address.ts";

export interface Marks {
  emails: readonly string[];
  phones: readonly string[];
  names: readonly (readonly [string, string])[];
}

/** Minimum length of a name. Shorter ones would match too many texts. */
const MIN_LETTERS = 3;
const NATIONAL_DIGITS = 9;

/** Returns `~` patterns for lower-case text: email, phone and full name, plain and URL-encoded. */
export function personPatterns(marks: Marks): string[] {
  return [...contactPatterns(marks), ...marks.names.flatMap(namePatterns)];
}

/** Returns the patterns of `personPatterns` except the name, which several people may share. */
export function contactPatterns({ emails, phones }: Pick<Marks, "emails" | "phones">): string[] {
  const addresses = emails.filter((email) => email.includes("@")).map((email) => email.toLowerCase());
  const encoded = addresses.map((address) => encodeURIComponent(address).toLowerCase());
  const numbers = phones
    .map((phone) => phone.replaceAll(/\D/g, "").slice(-NATIONAL_DIGITS))
    .filter((digits) => digits.length === NATIONAL_DIGITS);
  return unique([
    ...[...addresses, ...encoded].map(namesAddress),
    ...numbers.map((digits) => `${[...digits].join("[ ./-]?")}($|[^0-9])`),
  ]);
}

/** Returns SQL for whether a text contains any of the patterns; false without patterns. */
export function namesPerson(text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`lower(${text}) ~ any(${[...patterns]}::text[])`;
}

function namePatterns([first, last]: readonly [string, string]): string[] {
  const parts = [first, last].map((part) => part.trim().toLowerCase());
  if (parts.some((part) => part.length < MIN_LETTERS)) return [];
  const spellings = [
    parts,
    parts.map(withoutMarks),
    parts.map((part) => encodeURIComponent(part).toLowerCase()),
  ];
  return unique(
    spellings.flatMap(([one = "", other = ""]) => [whole(`${one} ${other}`), whole(`${other} ${one}`)]),
  );
}

function whole(words: string): string {
  const letters = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `(^|[^[:alnum:]])${letters.replaceAll(" ", "( |[+]|%20)+")}($|[^[:alnum:]])`;
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
