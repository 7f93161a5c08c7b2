import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { AccountTraffic } from "../../platform/accounts/index.ts";

/** Number of newest parcels to read. Older ones do not show an account's current health. */
const NEWEST = 2_000;

/**
 * Returns for each courier when it last responded about a recent parcel, and when it last refused a waybill that is
 * still missing. Ignores waybill numbers that staff entered.
 */
export async function loadCourierTraffic(db: Db): Promise<AccountTraffic[]> {
  const { rows } = await sql<AccountTraffic>`
    with good as (
      select courier, max(greatest(case when cost_bani is not null then created_at end, status_at)) as at
      from (select courier, cost_bani, created_at, status_at from shipment order by id desc limit ${NEWEST}) s
      group by courier
    ), bad as (
      select courier, max(at) as at from awb_attempt where state <> 'asking' and courier is not null group by courier
    )
    select coalesce(good.courier, bad.courier) as provider, good.at as "goodAt", bad.at as "badAt"
    from good full join bad on bad.courier = good.courier`.execute(db);
  return rows;
}
