import type { PlaceChoice } from "@curat/contract/staff/asked-places.fields";
import { textOf } from "@curat/ui/form/form-values.ts";

/** What staff write for a place that is left aside. */
export const ASIDE = "-";

/** The field of the place at a position of the list, as its call names it. */
export function placeField(position: number): string {
  return `places.${position}.place`;
}

/** The choices of a form with `AskedPlaces`. */
export function placesIn(form: FormData): PlaceChoice[] {
  const chosen: PlaceChoice[] = [];
  for (let position = 0; form.has(placeField(position)); position += 1) {
    const place = textOf(form, placeField(position)).trim();
    chosen.push({ key: textOf(form, `places.${position}.key`), place: place === ASIDE ? null : place });
  }
  return chosen;
}
