import type { Tx } from "../../db/database.ts";
import { foldText } from "../../text/fold.ts";
import { insertInBatches } from "../../db/batches.ts";

export interface CountyImport {
  id: number;
  /** ISO 3166-2 without RO-, e.g. "CJ". */
  code: string;
  name: string;
}
export interface CityImport {
  id: number;
  countyId: number;
  /** With comma letters (ș, ț). */
  name: string;
}
export interface GeographyImport {
  counties?: CountyImport[];
  cities?: CityImport[];
}

/** Writes counties and localities; an id that stands already gets the new name. */
export async function importGeography(
  tx: Tx,
  { counties = [], cities = [] }: GeographyImport,
): Promise<void> {
  await insertInBatches(counties, (rows) =>
    tx
      .insertInto("county")
      .values(rows)
      .onConflict((on) =>
        on
          .column("id")
          .doUpdateSet((eb) => ({ code: eb.ref("excluded.code"), name: eb.ref("excluded.name") })),
      )
      .execute(),
  );
  const cityRows = cities.map(({ id, countyId, name }) => ({
    id,
    county_id: countyId,
    name,
    name_key: foldText(name),
  }));
  await insertInBatches(cityRows, (rows) =>
    tx
      .insertInto("city")
      .values(rows)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          county_id: eb.ref("excluded.county_id"),
          name: eb.ref("excluded.name"),
          name_key: eb.ref("excluded.name_key"),
        })),
      )
      .execute(),
  );
}
