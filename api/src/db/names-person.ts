/** Finds a person in free text: one pattern for each way in which somebody is named. */
import { type RawBuilder, sql } from "kysely";
import { namesAddress } from "./names-address.ts";

/** What identifies a person. */
export interface Marks {
  emails: readonly string[];
  /** As stored: "+40740123456". */
  phones: readonly string[];
  /** First name and last name. */
  names: readonly (readonly [string, string])[];
}

/** Shorter parts would match half the shop. */
const LEAST_LETTERS = 3;
const NATIONAL_DIGITS = 9;

/** Patterns for `~` on text in lower case: e-mail, phone and full name, as typed and as they stand in an address. */
export function personPatterns(marks: Marks): string[] {
  return [...contactPatterns(marks), ...marks.names.flatMap(namePatterns)];
}

/** The same without the name, which others may share. */
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

/** Whether a text names the person; false without any pattern. */
export function namesPerson(text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`lower(${text}) ~ any(${[...patterns]}::text[])`;
}

function namePatterns([first, last]: readonly [string, string]): string[] {
  const parts = [first, last].map((part) => part.trim().toLowerCase());
  if (parts.some((part) => part.length < LEAST_LETTERS)) return [];
  const spellings = [
    parts,
    parts.map(withoutMarks),
    parts.map((part) => encodeURIComponent(part).toLowerCase()),
  ];
  return unique(
    spellings.flatMap(([one = "", other = ""]) => [whole(`${one} ${other}`), whole(`${other} ${one}`)]),
  );
}

/** The words beside each other, and not as the end or the beginning of longer ones. */
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
