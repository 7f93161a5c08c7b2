import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";

/** Counts the parcels with a waybill in a period, by year in Romanian time. */
export async function countParcels(db: Db, period: Period): Promise<{ year: number; parcels: number }[]> {
  const { rows } = await sql<{ year: number; parcels: number }>`
    select extract(year from s.created_at at time zone 'Europe/Bucharest')::integer as year, count(*) as parcels
    from shipment s where ${isIn(sql`s.created_at`, period)} group by 1 order by 1`.execute(db);
  return rows;
}
