/** All SQL on parcel machines. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export interface Locker {
  id: string;
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
  l.id, l.name, l.address, l.city, l.county_id as "countyId", county.name as county, l.postcode, l.lat, l.lng, l.schedule,
  l.takes_cash_on_delivery as "takesCashOnDelivery", l.is_active as "isActive"`;

/** The locker with an id, active or not, and the stored setting of what lockers take. */
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
