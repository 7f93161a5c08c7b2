/** Imported places that are missing from the shop's lists of cities; staff match each once per file. */
import { z } from "@hono/zod-openapi";
import { MESSAGES } from "../messages.values.ts";

/** Maximum number of places that are shown, most frequent first. */
export const UNRESOLVED_PLACES = 200;

export const unresolvedPlace = z.object({
  /** Key shared by spellings that are considered equal. */
  key: z.string(),
  /** As spelled in the file. */
  county: z.string(),
  city: z.string(),
  rows: z.int(),
  /** Such as "Sectorul 3, București". Empty before someone chooses, null when skipped. */
  place: z.string().nullable(),
});
export type UnresolvedPlaceShown = z.infer<typeof unresolvedPlace>;
export type UnresolvedPlace = Pick<UnresolvedPlaceShown, "key" | "county" | "city">;

/** Places that are absent are unchanged. */
export const placeChoices = z
  .array(
    z.object({
      key: z.string().max(2_000),
      place: z.string().trim().max(300, MESSAGES.tooLong("Localitate", 300)).nullable(),
    }),
    { error: MESSAGES.malformed },
  )
  .max(UNRESOLVED_PLACES);
export type PlaceChoice = z.output<typeof placeChoices>[number];
