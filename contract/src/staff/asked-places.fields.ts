/** Places of a file that our lists of localities lack. Staff match each once for the whole file. */
import { z } from "@hono/zod-openapi";
import { MESSAGES } from "../messages.values.ts";

/** How many of a file's places are shown at once, the most frequent first. */
export const ASKED_PLACES = 200;

export const askedPlace = z.object({
  /** The same for every spelling that reads the same. */
  key: z.string(),
  /** As the file has them. */
  county: z.string(),
  city: z.string(),
  rows: z.int(),
  /** "Sectorul 3, București": the locality of ours. Empty until somebody chooses, null for a place that is left aside. */
  place: z.string().nullable(),
});
export type AskedPlaceShown = z.infer<typeof askedPlace>;
/** The place itself, before it is counted and answered. */
export type AskedPlace = Pick<AskedPlaceShown, "key" | "county" | "city">;

/** The same choices as staff send them; places that are left out keep theirs. */
export const placeChoices = z
  .array(
    z.object({
      key: z.string().max(2_000),
      place: z.string().trim().max(300, MESSAGES.tooLong("Localitate", 300)).nullable(),
    }),
    { error: MESSAGES.malformed },
  )
  .max(ASKED_PLACES);
export type PlaceChoice = z.output<typeof placeChoices>[number];
