/** How long CIUS-RO lets a text be, and what happens to a longer one: it is cut, and who issues is told. Pure. */
import type { Cut } from "./e-document.ts";
import { plainText } from "./xml.ts";

/** The most characters, as XPath counts them: whole ones, white space as one. (BR-RO-L…) */
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

/** Characters of a text; a pair of halves is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The text, cut at its limit; a cut is told in `cuts` under the name of its field. */
export function fitted(text: string, max: number, { field, cuts }: { field: string; cuts: Cut[] }): string {
  const [stored, rest] = splitAt(text, max);
  if (rest !== "") cuts.push({ field, max });
  return stored;
}

/** What fits, up to the last whole word where there is one in its second half, and what is left. */
export function splitAt(text: string, max: number): [kept: string, rest: string] {
  const characters = [...plainText(text)];
  if (characters.length <= max) return [characters.join(""), ""];
  const space = characters.lastIndexOf(" ", max);
  const at = space > max / 2 ? space : max;
  return [characters.slice(0, at).join("").trim(), characters.slice(at).join("").trim()];
}
