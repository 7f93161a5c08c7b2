/**
 * Rejects passwords that are easy to guess: common ones, and the account's own email (decisions/0021:
 * Accounts and privacy).
 */
import { foldText } from "../text/fold.ts";
import { COMMON_WORDS } from "./common-words.ts";

const MAX_DIGITS = 13;
/** A password is too weak if its repeating unit has fewer letters and digits than this. */
const FEWEST_LETTERS = 4;

/**
 * Returns true for a common word, repeated or with digits and symbols around it, for keyboard runs, for short
 * numbers, and for the email or its local part.
 */
export function isGuessable(password: string, email: string): boolean {
  const typed = plain(password);
  const unit = unitOf(typed);
  if (unit.length < FEWEST_LETTERS) return true;
  if (/^\d+$/.test(typed)) return unit.length <= MAX_DIGITS;
  const words = [typed, unit, withoutEnds(unit), unitOf(withoutEnds(typed))];
  const own = [email, email.split("@")[0] ?? ""].map(plain);
  return words.some((word) => COMMON_WORDS.has(word) || own.includes(word));
}

/** Folds a password to letters and digits only: "Pârola_1" and "parola1" are the same guess. */
function plain(text: string): string {
  return foldText(text).replaceAll(" ", "");
}

function withoutEnds(text: string): string {
  return text.replaceAll(/^\d+|\d+$/g, "");
}

/** Returns the repeating unit of the password: "abc" for "abcabc". */
function unitOf(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}
