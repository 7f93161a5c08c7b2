import { textOf } from "@curat/ui/form/form-values.ts";

export interface PlaceFields {
  countyId: string;
  cityId: string;
  /** The county whose localities the page listed; "" before any was chosen. */
  listed: string;
}

/** Returns the name of an address field. Forms with a single address use no prefix. */
export function placeField(prefix: string, name: string): string {
  return prefix === "" ? name : `${prefix}.${name}`;
}

/**
 * Returns county and city of an address. A city counts only if it was chosen from the list of the selected
 * county.
 */
export function placeOf(form: FormData, prefix = ""): PlaceFields {
  const countyId = textOf(form, placeField(prefix, "countyid"));
  const listed = textOf(form, placeField(prefix, "listed"));
  return { countyId, listed, cityId: listed === countyId ? textOf(form, placeField(prefix, "cityid")) : "" };
}
