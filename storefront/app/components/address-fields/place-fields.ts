import { textOf } from "@curat/ui/form/form-values.ts";

export interface PlaceFields {
  countyId: string;
  cityId: string;
  /** The county whose localities the page showed; "" before any. */
  listed: string;
}

/** Name of a field of an address; a form with one address alone has no prefix. */
export function placeField(prefix: string, name: string): string {
  return prefix === "" ? name : `${prefix}.${name}`;
}

/** A city counts only when it was chosen from the list of the chosen county. */
export function placeOf(form: FormData, prefix = ""): PlaceFields {
  const countyId = textOf(form, placeField(prefix, "countyid"));
  const listed = textOf(form, placeField(prefix, "listed"));
  return { countyId, listed, cityId: listed === countyId ? textOf(form, placeField(prefix, "cityid")) : "" };
}
