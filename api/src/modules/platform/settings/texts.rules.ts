import type { FieldErrors } from "@curat/contract/envelope";
import { TEXT_PROPOSALS } from "@curat/contract/staff/text-proposals.values";
import { EMPTIED } from "@curat/contract/staff/exchange.values";
import type { ShopText, ImportedText } from "@curat/contract/staff/texts";
import { type ChosenTexts, type DefaultText, MAX_TEXT_LENGTH, placesOf } from "@curat/contract/texts.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { foldText } from "../../../text/fold.ts";

/** Maximum length of an override, or three times the length of its default text if that is more. */
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
    most: Math.min(MAX_TEXT_LENGTH, Math.max(FREE_LETTERS, text.length * 3)),
  };
}

export function faultsOf(
  { fixed, places, more_places, may_be_empty, most }: ShopText,
  text: string,
): FieldErrors {
  const used = placesOf(text);
  const unknown = used.filter((place) => ![...places, ...more_places].includes(place));
  const missing = places.filter((place) => !used.includes(place));
  const faults = [
    fixed !== null && `Textul nu poate fi schimbat. ${fixed}`,
    text === "" && !may_be_empty && MESSAGES.required("Text"),
    text.length > most && MESSAGES.tooLong("Text", most),
    /[\p{Cc}--[\n]]/v.test(text) && MESSAGES.invalid("Text"),
    ...unknown.map((place) => `Câmpul {${place}} nu există în acest text: șterge-l.`),
    ...(text === ""
      ? []
      : missing.map((place) => `Lipsește câmpul {${place}}, care se completează automat.`)),
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? { text: faults } : {};
}

interface FileRow {
  number: number;
  cells: readonly string[];
}

const KEY_NAMES = ["cheie", "key"];
const TEXT_NAMES = ["text actual", "acum scrie", "textul vostru", "text"];

/**
 * Returns the changes in a file's rows; undefined if a column is missing. An empty cell changes nothing. "(gol)" sets
 * an empty text.
 */
export function judgeRows(
  rows: readonly FileRow[],
  texts: readonly ShopText[],
): { told: ImportedText[]; same: number } | undefined {
  const [head, ...dataRows] = rows;
  const names = (head?.cells ?? []).map(foldText);
  const placeOf = (known: string[]): number => names.findIndex((name) => known.includes(name));
  const [keyAt, textAt] = [placeOf(KEY_NAMES), placeOf(TEXT_NAMES)];
  if (keyAt === -1 || textAt === -1) return undefined;
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const seenKeys = new Set<string>();
  const told = dataRows.flatMap(({ number, cells }): ImportedText[] => {
    const key = cells[keyAt] ?? "";
    const cell = unquoted(cells[textAt] ?? "");
    if (cell === "") return [];
    const known = byKey.get(key);
    const [before, after] = [known ? (known.text ?? known.default_text) : "", cell === EMPTIED ? "" : cell];
    const isTwice = seenKeys.has(key);
    seenKeys.add(key);
    if (known && !isTwice && after === before) return [];
    const why = isTwice
      ? "Cheia apare de două ori în fișier: păstrează un singur rând."
      : known
        ? (faultsOf(known, after).text?.[0] ?? null)
        : "Nu există un text cu această cheie: păstrează cheile din fișierul descărcat.";
    return [{ row: number, key, before, after, why }];
  });
  return { told, same: dataRows.length - told.length };
}

/** Removes the leading apostrophe, which prevents spreadsheets from evaluating a text. */
function unquoted(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠])/, "");
}

/** Returns the overrides with this text. If the text equals its default, the key is removed. */
export function withText(chosen: ChosenTexts, { key, default_text }: ShopText, text: string): ChosenTexts {
  const { [key]: _former, ...others } = chosen;
  return text === default_text ? others : { ...others, [key]: text };
}

/** Returns the overrides plus the proposed texts for keys without an override, and how many proposals were added. */
export function withProposals(
  chosen: ChosenTexts,
  texts: readonly ShopText[],
): { chosen: ChosenTexts; taken: number } {
  const open = texts.flatMap(({ key, text, proposal }) =>
    text === null && proposal !== null ? [[key, proposal] as const] : [],
  );
  return { chosen: { ...chosen, ...Object.fromEntries(open) }, taken: open.length };
}
