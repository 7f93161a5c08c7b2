/** Where the demo's people live: localities of the shop's own list, by name. */
import type { PlaceImport } from "@curat/api";
import { COUNTIES } from "../geography/counties.ts";
import { localityId } from "../geography/localities.ts";

export interface Place extends PlaceImport {
  postcode: string;
}

/** A place as an address book takes it. Throws for a county that there is not; the checks look up the cities. */
export function placeIn(countyCode: string, city: string, street: string, postcode: string): Place {
  const county = COUNTIES.find(({ code }) => code === countyCode);
  if (!county) throw new Error(`There is no county ${countyCode}.`);
  return { countyId: county.id, cityId: localityId(county.id, city), street, postcode };
}
