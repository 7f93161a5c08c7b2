import type { Db } from "../../../db/database.ts";

export interface Store {
  id: number;
  name: string;
  address: string;
  city: string;
  county: string;
  lat: number;
  lng: number;
  schedule: string;
  phone: string;
}

export async function loadStores(db: Db): Promise<Store[]> {
  return db
    .selectFrom("store")
    .innerJoin("county", "county.id", "store.county_id")
    .select([
      "store.id",
      "store.name",
      "store.address",
      "store.city",
      "county.name as county",
      "store.lat",
      "store.lng",
      "store.schedule",
      "store.phone",
    ])
    .orderBy("store.id")
    .execute();
}
