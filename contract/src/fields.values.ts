/** What a well-written field looks like: the browser checks on leaving it, the API on every call, by the same rules. */
import { parseCui } from "./cui.values.ts";
import { parseIban } from "./iban.values.ts";

/** An address of e-mail, after trimming. One address of many: what mail servers take in practice. */
export const EMAIL = /^(?![.])(?!.*[.]{2})[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*[.])+[a-z]{2,}$/i;

/** A Romanian phone number without its spaces, dots, dashes and brackets. (law: Identity and addresses) */
export const PHONE = /^(?:\+40|0040|0)(?:7\d{8}|[23]\d{8})$/;
export const PHONE_SPACES = /[\s.\-/()]/g;

/** Six digits. */
export const POSTCODE = /^\d{6}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** True for a number in any usual spelling. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.replaceAll(PHONE_SPACES, ""));
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
