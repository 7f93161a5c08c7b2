/** Which passwords are too easy to guess: the commonest, and one's own e-mail (decisions/0021: Accounts and privacy). */
import { foldText } from "../text/fold.ts";
import { COMMON_WORDS } from "./common-words.ts";

/** Digits alone up to this length are dates, telephone and personal numbers. */
const MAX_DIGITS = 13;
/** Fewer letters and digits than this, however often repeated and whatever signs stand between, are no password. */
const FEWEST_LETTERS = 4;

/**
 * True for a common word, whatever digits and signs stand around it or however often it is repeated, for runs of
 * the keyboard, for short numbers and for the e-mail or the part before its @.
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

/** Letters and digits only, folded: "Pârola_1" and "parola1" are one guess. */
function plain(text: string): string {
  return foldText(text).replaceAll(" ", "");
}

function withoutEnds(text: string): string {
  return text.replaceAll(/^\d+|\d+$/g, "");
}

/** The shortest text that makes the whole by repetition: "abcabc" is "abc". */
function unitOf(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}
