/** What a shop may say in place of a text of its screens. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { TEXT_PROPOSALS } from "@curat/contract/staff/text-proposals.values";
import type { ShopText } from "@curat/contract/staff/texts";
import { type ChosenTexts, type DefaultText, LONGEST_TEXT, placesOf } from "@curat/contract/texts.values";
import { MESSAGES } from "@curat/contract/messages.values";

/** A button that was one word does not become a letter: so much is always free, else three times the default. */
const FREE_LETTERS = 120;

export function toShopText(
  { key, group, text, places, mayBeEmpty, ...rest }: DefaultText,
  chosen: ChosenTexts,
): ShopText {
  const fixed = rest.fixed ?? null;
  const own = placesOf(text);
  return {
    key,
    group,
    default_text: text,
    text: fixed === null ? (chosen[key] ?? null) : null,
    places: own,
    more_places: places.filter((place) => !own.includes(place)),
    may_be_empty: mayBeEmpty,
    fixed,
    proposal: fixed === null ? (TEXT_PROPOSALS[key] ?? null) : null,
    most: Math.min(LONGEST_TEXT, Math.max(FREE_LETTERS, text.length * 3)),
  };
}

/** What is wrong with these words for that text, by field; empty where nothing is. */
export function faultsOf(
  { fixed, places, more_places, may_be_empty, most }: ShopText,
  text: string,
): FieldErrors {
  const said = placesOf(text);
  const unknown = said.filter((place) => ![...places, ...more_places].includes(place));
  const missing = places.filter((place) => !said.includes(place));
  const faults = [
    fixed !== null && `Textul nu poate fi schimbat. ${fixed}`,
    text === "" && !may_be_empty && MESSAGES.required("Text"),
    text.length > most && MESSAGES.tooLong("Text", most),
    /[\p{Cc}--[\n]]/v.test(text) && MESSAGES.invalid("Text"),
    ...unknown.map((place) => `Locul {${place}} nu există în acest text.`),
    ...(text === "" ? [] : missing.map((place) => `Lipsește locul {${place}}, care se completează singur.`)),
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? { text: faults } : {};
}

/** What is chosen with this text; one that says the default is none. */
export function withText(chosen: ChosenTexts, { key, default_text }: ShopText, text: string): ChosenTexts {
  const { [key]: _former, ...others } = chosen;
  return text === default_text ? others : { ...others, [key]: text };
}

/** What is chosen with every proposal whose default still holds, and how many those are. */
export function withProposals(
  chosen: ChosenTexts,
  texts: readonly ShopText[],
): { chosen: ChosenTexts; taken: number } {
  const open = texts.flatMap(({ key, text, proposal }) =>
    text === null && proposal !== null ? [[key, proposal] as const] : [],
  );
  return { chosen: { ...chosen, ...Object.fromEntries(open) }, taken: open.length };
}
