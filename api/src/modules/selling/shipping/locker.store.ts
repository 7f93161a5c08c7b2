import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { LockerRow } from "./locker-sync.rules.ts";

export interface Locker {
  id: string;
  courier: string;
  name: string;
  address: string;
  city: string;
  countyId: number;
  county: string;
  postcode: string;
  lat: number;
  lng: number;
  schedule: string;
  takesCashOnDelivery: boolean;
  isActive: boolean;
}

const LOCKER = sql`
  l.id, l.courier, l.name, l.address, l.city, l.county_id as "countyId", county.name as county, l.postcode, l.lat, l.lng, l.schedule,
  l.takes_cash_on_delivery as "takesCashOnDelivery", l.is_active as "isActive"`;

/** Returns a locker, active or not, and the stored setting with the locker limits. */
export async function findLocker(
  db: Db,
  id: string,
): Promise<(Locker & { shippingSetting: unknown }) | undefined> {
  const { rows } = await sql<Locker & { shippingSetting: unknown }>`
    select ${LOCKER}, (select value from setting where key = 'shipping') as "shippingSetting"
    from locker l join county on county.id = l.county_id
    where l.id = ${id}`.execute(db);
  return rows[0];
}

export interface LockerSearch {
  courier: Courier;
  id: string | undefined;
  countyId: number | undefined;
  /** Folded full name of the locality. */
  cityKey: string | undefined;
  /** Folded words. Each must occur in the name, address or locality. */
  words: readonly string[];
  near: { lat: number; lng: number } | undefined;
  onlyCashOnDelivery: boolean;
  limit: number;
}

/** Returns active lockers, nearest first if a point is given, otherwise by county, city and name. */
export async function searchLockers(
  db: Db,
  search: LockerSearch,
): Promise<(Locker & { distanceKm: number | null })[]> {
  const {
    courier,
    id = null,
    countyId = null,
    cityKey = null,
    words,
    near,
    onlyCashOnDelivery,
    limit,
  } = search;
  const distance = near ? distanceTo(near) : sql`null::double precision`;
  const { rows } = await sql<Locker & { distanceKm: number | null }>`
    select ${LOCKER}, ${distance} as "distanceKm"
    from locker l join county on county.id = l.county_id
    where l.is_active and l.courier = ${courier}
      and (${id}::text is null or l.id = ${id})
      and (${countyId}::integer is null or l.county_id = ${countyId})
      and (${cityKey}::text is null or l.city_key = ${cityKey})
      and (not ${onlyCashOnDelivery}::boolean or l.takes_cash_on_delivery)
      and not exists (
        select from unnest(${words}::text[]) as word where position(word in l.search_text) = 0)
    order by "distanceKm", county.name, l.city_key, l.name, l.id
    limit ${limit}`.execute(db);
  return rows;
}

function distanceTo({ lat, lng }: { lat: number; lng: number }) {
  return sql`
    12742 * asin(sqrt(least(1, power(sin(radians(l.lat - ${lat}::double precision) / 2), 2)
      + cos(radians(${lat}::double precision)) * cos(radians(l.lat))
        * power(sin(radians(l.lng - ${lng}::double precision) / 2), 2))))`;
}

/** Returns the couriers that have open lockers. */
export async function loadLockerCouriers(db: Db): Promise<Courier[]> {
  const { rows } = await sql<{ couriers: Courier[] }>`select ${lockerCouriers()} as couriers`.execute(db);
  return rows[0]?.couriers ?? [];
}

/** Returns SQL for a JSON array of the couriers that have open lockers. */
export function lockerCouriers(): RawBuilder<Courier[]> {
  return sql`(select coalesce(json_agg(c.name), '[]') from unnest(${[...COURIERS]}::text[]) as c (name)
    where exists (select from open_locker o where o.courier = c.name))`;
}

/**
 * Stores the courier's list and deactivates lockers missing from it. Returns how many were deactivated. Concurrent
 * syncs are serialised, and an older list never overwrites a newer one.
 */
export async function replaceLockers(
  tx: Tx,
  { courier, rows, at }: { courier: string; rows: readonly LockerRow[]; at: Date },
): Promise<number> {
  await sql`lock table locker in share row exclusive mode`.execute(tx);
  await sql`
    insert into locker (id, courier, name, county_id, city, city_key, address, postcode, lat, lng, schedule,
      takes_cash_on_delivery, is_active, synced_at, search_text)
    select id, ${courier}, name, "countyId", city, "cityKey", address, postcode, lat, lng, schedule,
      "takesCashOnDelivery", true, ${at}, "searchText"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (id text, name text, "countyId" integer, city text,
      "cityKey" text, address text, postcode text, lat double precision, lng double precision, schedule text,
      "takesCashOnDelivery" boolean, "searchText" text)
    on conflict (id) do update set courier = excluded.courier, name = excluded.name, county_id = excluded.county_id,
      city = excluded.city, city_key = excluded.city_key, address = excluded.address, postcode = excluded.postcode,
      lat = excluded.lat, lng = excluded.lng, schedule = excluded.schedule,
      takes_cash_on_delivery = excluded.takes_cash_on_delivery, is_active = true, synced_at = excluded.synced_at,
      search_text = excluded.search_text
    where locker.synced_at <= excluded.synced_at`.execute(tx);
  const gone = await tx
    .updateTable("locker")
    .set({ is_active: false, synced_at: at })
    .where("courier", "=", courier)
    .where("synced_at", "<", at)
    .where("is_active", "=", true)
    .executeTakeFirst();
  return Number(gone.numUpdatedRows);
}
