import type { Db } from "../../../db/database.ts";
import { loadCities, loadCountyCodes, type Place } from "./geography.store.ts";
import { pickCity, pickCounty, readPlace, type WrittenPlace } from "./written-place.rules.ts";

/**
 * Matches the county by code (CJ, RO-CJ) or name, and the city by name. In București, matches the sector or postcode.
 */
export async function findWrittenPlace(db: Db, written: WrittenPlace): Promise<Place | undefined> {
  const read = readPlace(written);
  const county = pickCounty(await loadCountyCodes(db), read.county);
  const city = county && pickCity(await loadCities(db, county.id), read.names);
  return (
    city && {
      countyId: county.id,
      countyCode: county.code,
      county: county.name,
      cityId: city.id,
      city: city.name,
    }
  );
}
