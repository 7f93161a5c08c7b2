import type { Cut } from "./e-document.ts";
import { plainText } from "./xml.ts";

/** Maximum lengths in code points, with runs of white space counted as one, like XPath. (BR-RO-L…) */
export const LIMITS = {
  street: 150,
  streetMore: 100,
  city: 50,
  postcode: 20,
  partyName: 200,
  phone: 100,
  email: 100,
  legalForm: 1_000,
  number: 200,
  reference: 200,
  itemName: 100,
  itemDescription: 200,
  allowanceReason: 100,
  note: 300,
  notes: 20,
  terms: 300,
  exemption: 100,
} as const;

/** Returns the length of a text in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Returns the text, truncated to `max` if needed. Adds the field of a truncated text to `cuts`. */
export function fitted(text: string, max: number, { field, cuts }: { field: string; cuts: Cut[] }): string {
  const [stored, rest] = splitAt(text, max);
  if (rest !== "") cuts.push({ field, max });
  return stored;
}

/** Splits a text at the limit, or after the last whole word if that word ends in the second half. */
export function splitAt(text: string, max: number): [kept: string, rest: string] {
  const characters = [...plainText(text)];
  if (characters.length <= max) return [characters.join(""), ""];
  const space = characters.lastIndexOf(" ", max);
  const at = space > max / 2 ? space : max;
  return [characters.slice(0, at).join("").trim(), characters.slice(at).join("").trim()];
}
