import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** Returns the 42 counties in Romanian alphabetical order. */
export async function loadCounties(db: Db) {
  const rows = await db.selectFrom("county").select(["id", "name"]).execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name, "ro"));
}

export async function loadCountyCodes(db: Db) {
  return db.selectFrom("county").select(["id", "code", "name"]).execute();
}

/** Returns a county with its code (ISO 3166-2 without RO-); undefined for an unknown id. */
export async function findCounty(db: Db, id: number) {
  return db.selectFrom("county").select(["code", "name"]).where("id", "=", id).executeTakeFirst();
}

/** Returns a county's localities, sorted by name; empty for an unknown county. */
export async function loadCities(db: Db, countyId: number) {
  return db
    .selectFrom("city")
    .select(["id", "name"])
    .where("county_id", "=", countyId)
    .orderBy("name_key")
    .execute();
}

export interface Place {
  countyId: number;
  countyCode: string;
  county: string;
  cityId: number;
  city: string;
}

/** Returns the locality with its county; undefined if it is not in that county. */
export async function findPlace(db: Db, countyId: number, cityId: number): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    /* place */ ${PLACES} where county.id = ${countyId} and city.id = ${cityId}`.execute(db);
  return rows[0];
}

const PLACES = sql`
  select county.id as "countyId", county.code as "countyCode", county.name as county,
    city.id as "cityId", city.name as city
  from city join county on county.id = city.county_id`;

export async function hasLocalities(db: Db): Promise<boolean> {
  return (await db.selectFrom("city").select("id").limit(1).executeTakeFirst()) !== undefined;
}
