import type { Cut } from "./e-document.ts";
import { plainText } from "./xml.ts";

/** Maximum lengths as XPath counts them: in code points, with runs of white space as one. (BR-RO-L…) */
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

/** Returns the length of a text in code points; a surrogate pair counts as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Returns the text, truncated to `max` if needed. The field of a truncated text is added to `cuts`. */
export function fitted(text: string, max: number, { field, cuts }: { field: string; cuts: Cut[] }): string {
  const [stored, rest] = splitAt(text, max);
  if (rest !== "") cuts.push({ field, max });
  return stored;
}

/** Splits a text at the limit, after the last whole word if it ends in the second half. */
export function splitAt(text: string, max: number): [kept: string, rest: string] {
  const characters = [...plainText(text)];
  if (characters.length <= max) return [characters.join(""), ""];
  const space = characters.lastIndexOf(" ", max);
  const at = space > max / 2 ? space : max;
  return [characters.slice(0, at).join("").trim(), characters.slice(at).join("").trim()];
}
