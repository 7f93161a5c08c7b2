import type { PlaceImport } from "@curat/api";
import { COUNTIES } from "../geography/counties.ts";
import { localityId } from "../geography/localities.ts";

export interface Place extends PlaceImport {
  postcode: string;
}

/** Returns an address for the address book. Throws for an unknown county. */
export function placeIn(countyCode: string, city: string, street: string, postcode: string): Place {
  const county = COUNTIES.find(({ code }) => code === countyCode);
  if (!county) throw new Error(`There is no county ${countyCode}.`);
  return { countyId: county.id, cityId: localityId(county.id, city), street, postcode };
}
