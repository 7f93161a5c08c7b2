/** Places as people write them into files. */
import type { Db } from "../../db/database.ts";
import { foldText } from "../../text/fold.ts";
import { findPlaceByName, findPlaceInCounty, loadCounties, type Place } from "./geography.store.ts";

/** By the county's code (CJ, RO-CJ) or name; people write the city in their own ways. Undefined where our lists have no such place. */
export async function findWrittenPlace(
  db: Db,
  { county, city }: { county: string; city: string },
): Promise<Place | undefined> {
  const code = county.trim().toUpperCase().replace(/^RO-/, "");
  const names = [
    ...new Set([
      city,
      city.replace(/^\s*(?:mun(?:icipiul|\.)?|oras(?:ul)?|ora[șş](?:ul)?|com(?:una|\.)?|sat(?:ul)?)\s+/i, ""),
      city.replace(/^\s*sector\s+/i, "Sectorul "),
    ]),
  ].map(foldText);
  const key = foldText(county);
  const named = key === "" ? undefined : (await loadCounties(db)).find(({ name }) => foldText(name) === key);
  for (const name of names) {
    const found =
      (/^[A-Z]{1,2}$/.test(code) ? await findPlaceByName(db, code, name) : undefined) ??
      (named ? await findPlaceInCounty(db, named.name, name) : undefined);
    if (found) return found;
  }
  return undefined;
}
