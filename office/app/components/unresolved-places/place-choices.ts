import type { PlaceChoice } from "@curat/contract/staff/unresolved-places.fields";
import { textOf } from "@curat/ui/form/form-values.ts";

/** Stands for "no place". Rows whose place is matched to it are skipped. */
export const SKIPPED_PLACE = "-";

/** Returns the name of a place's field. The API uses the same name in errors. */
export function placeField(position: number): string {
  return `places.${position}.place`;
}

/** Reads the matches entered into `UnresolvedPlaces`. */
export function placesIn(form: FormData): PlaceChoice[] {
  const chosen: PlaceChoice[] = [];
  for (let position = 0; form.has(placeField(position)); position += 1) {
    const place = textOf(form, placeField(position)).trim();
    chosen.push({
      key: textOf(form, `places.${position}.key`),
      place: place === SKIPPED_PLACE ? null : place,
    });
  }
  return chosen;
}
