import { textOf } from "@curat/ui/form/form-values.ts";

export interface PlaceFields {
  countyId: string;
  cityId: string;
  listed: string;
}

export function placeField(prefix: string, name: string): string {
  return prefix === "" ? name : `${prefix}.${name}`;
}

/** Returns an address's county and city. Ignores a city that was listed for another county. */
export function placeOf(form: FormData, prefix = ""): PlaceFields {
  const countyId = textOf(form, placeField(prefix, "countyid"));
  const listed = textOf(form, placeField(prefix, "listed"));
  return { countyId, listed, cityId: listed === countyId ? textOf(form, placeField(prefix, "cityid")) : "" };
}
