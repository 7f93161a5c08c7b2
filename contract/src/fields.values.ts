/** Formats that the browser checks when a field loses focus, and the API on every call. */
import { parseCui } from "./cui.values.ts";
import { parseIban } from "./iban.values.ts";

/** Email addresses that mail servers accept in practice; the text must already be trimmed. */
export const EMAIL = /^(?![.])(?!.*[.]{2})[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*[.])+[a-z]{2,}$/i;

/** Romanian phone number, even if a spreadsheet dropped its "+" or 0 (law: Identity and addresses). */
const PHONE = /^(?:(?:\+|00)?40)?0?([237]\d{8})$/;
const PHONE_SPACES = /[\s.\-/()]/g;

export const POSTCODE = /^\d{6}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Converts a Romanian number such as "+40 (0)712 034 567" to "+40712034567"; undefined for other texts. */
export function phoneOf(text: string): string | undefined {
  const number = PHONE.exec(text.replaceAll(PHONE_SPACES, ""))?.[1];
  return number === undefined ? undefined : `+40${number}`;
}

export function isPhone(text: string): boolean {
  return phoneOf(text) !== undefined;
}

export function isPostcode(text: string): boolean {
  return POSTCODE.test(text);
}

export function isCui(text: string): boolean {
  return parseCui(text) !== undefined;
}

export function isIban(text: string): boolean {
  return parseIban(text) !== undefined;
}
