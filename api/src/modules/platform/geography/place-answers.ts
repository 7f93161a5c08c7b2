import type { FieldErrors } from "@curat/contract/envelope";
import type {
  UnresolvedPlace,
  UnresolvedPlaceShown,
  PlaceChoice,
} from "@curat/contract/staff/unresolved-places.fields";
import type { Db } from "../../../db/database.ts";
import { findPlace, type Place } from "./geography.store.ts";
import { findWrittenPlace } from "./written-place.ts";
import { placeKey, type WrittenPlace } from "./written-place.rules.ts";

/** Maps a `placeKey` to the chosen locality; null if staff skipped the place. */
export type PlaceAnswers = Readonly<Record<string, Place | null>>;

/**
 * Returns the matched locality. Without a match, returns the place's key and the locality that staff chose, or that
 * they skipped the place.
 */
export async function findPlaceByAnswers(
  db: Db,
  written: WrittenPlace,
  answers: PlaceAnswers,
): Promise<{ place?: Place | undefined; askedKey?: string; isSkipped?: boolean }> {
  const place = await findWrittenPlace(db, written);
  if (place) return { place };
  const askedKey = placeKey(written);
  const answer = answers[askedKey];
  if (!answer) return { askedKey, isSkipped: answer === null };
  return { askedKey, place: await findPlace(db, answer.countyId, answer.cityId) };
}

/** Adds staff's choices. Returns errors by field for invalid choices. */
export async function withChosen(
  db: Db,
  current: PlaceAnswers,
  { asked, chosen }: { asked: readonly UnresolvedPlace[]; chosen: readonly PlaceChoice[] },
): Promise<{ ok: true; answers: PlaceAnswers } | { ok: false; errors: FieldErrors }> {
  const known = new Set(asked.map(({ key }) => key));
  const answers = new Map(Object.entries(current));
  const errors: FieldErrors = {};
  for (const [at, { key, place: text }] of chosen.entries()) {
    if (!known.has(key)) continue;
    const before = current[key];
    if (text === null) answers.set(key, null);
    else if (text === "") answers.delete(key);
    else if (!before || nameOf(before) !== text) {
      const place = await findNamed(db, text);
      if (place) answers.set(key, place);
      else errors[`places.${at}.place`] = [`Nu există localitatea „${text}”. Scrie-o așa: „Florești, Cluj”.`];
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, answers: Object.fromEntries(answers) };
}

/** Converts an unmatched place and staff's choice to the format of staff calls. */
export function toShownPlace(
  place: UnresolvedPlace & { rows: number },
  answers: PlaceAnswers,
): UnresolvedPlaceShown {
  const answer = answers[place.key];
  return { ...place, place: answer ? nameOf(answer) : answer === null ? null : "" };
}

function nameOf({ city, county }: Place): string {
  return `${city}, ${county}`;
}

async function findNamed(db: Db, text: string): Promise<Place | undefined> {
  const comma = text.lastIndexOf(",");
  const [city, county] = comma < 0 ? [text, ""] : [text.slice(0, comma), text.slice(comma + 1)];
  return findWrittenPlace(db, { city, county });
}
