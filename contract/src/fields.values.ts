/** What a well-written field looks like: the browser checks on leaving it, the API on every call, by the same rules. */
import { parseCui } from "./cui.values.ts";
import { parseIban } from "./iban.values.ts";

/** An address of e-mail, after trimming. One address of many: what mail servers take in practice. */
export const EMAIL = /^(?![.])(?!.*[.]{2})[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*[.])+[a-z]{2,}$/i;

/** A Romanian phone number without separators, also where a spreadsheet took "+" or the leading 0. (law: Identity and addresses) */
const PHONE = /^(?:(?:\+|00)?40)?0?([237]\d{8})$/;
const PHONE_SPACES = /[\s.\-/()]/g;

/** Six digits. */
export const POSTCODE = /^\d{6}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** "+40712034567" of a Romanian number in any usual spelling, as "+40 (0)712 034 567" or "712034567"; undefined for others. */
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

/** True when the check digit is right, with or without RO. */
export function isCui(text: string): boolean {
  return parseCui(text) !== undefined;
}

/** True for an account of a SEPA country with correct check digits. */
export function isIban(text: string): boolean {
  return parseIban(text) !== undefined;
}
