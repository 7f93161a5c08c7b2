import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import type { Tx } from "../../../db/database.ts";
import { foldText } from "../../../text/fold.ts";

export interface CityImport {
  id: number;
  /** SIRUTA number: 1 to 40, 51 or 52. Migrations create the counties. */
  countyId: number;
  /** Spelled with comma-below letters (ș, ț). */
  name: string;
}
export interface GeographyImport {
  cities?: CityImport[];
}

/** Saves localities and renames existing ones. */
export async function importGeography(tx: Tx, { cities = [] }: GeographyImport): Promise<void> {
  const rows = cities.map(({ id, countyId, name }) => ({
    id,
    county_id: countyId,
    name,
    name_key: foldText(name),
  }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("city")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          county_id: eb.ref("excluded.county_id"),
          name: eb.ref("excluded.name"),
          name_key: eb.ref("excluded.name_key"),
        })),
      )
      .execute(),
  );
  if (rows.length > 0) await continueIds(tx);
}

/** Moves the sequence past imported ids, so that the database never reuses them. */
async function continueIds(tx: Tx): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('city', 'id'), (select max(id) from city))`.execute(tx);
}
