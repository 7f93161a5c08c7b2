import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface HandoverParcel {
  number: number;
  part: number;
  awb: string;
  buyerName: string;
  /** Cash on delivery that the courier collects. */
  cashBani: number;
}

/** True for a parcel with a waybill that the courier has not collected. */
const isWaiting = sql<boolean>`s.ended_as is null and s.left_at is null and o.status in ('confirmed', 'preparing')`;
/** Same rule as `cashOf` of orders. */
const cashBani = sql<number>`case when o.payment_code <> 'COD' then 0 when s.part > 0 then s.cash_bani
  else greatest(0, o.total_bani - (select coalesce(sum(a.cash_bani), 0) from shipment a
    where a.order_id = s.order_id and a.part > 0)) end`;

/** True for an order that the shop delivers with its own vehicle and without a waybill. */
const isForVan = sql<boolean>`o.delivery_code like 'VAN\\_%'`;
const isVanWaiting = sql<boolean>`o.status in ('confirmed', 'preparing')`;
const vanCashBani = sql<number>`case when o.payment_code = 'COD' then o.total_bani else 0 end`;

export interface Waiting {
  /** A courier with an integration, the name of an own delivery method, or the code of an own vehicle. */
  courier: string;
  name: string;
  parcels: number;
  cashBani: number;
  /** One of the waybills. */
  awb: string;
}

/**
 * Returns the number of parcels waiting for each courier, and their cash on delivery. Omits couriers without parcels.
 */
export async function countWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select s.courier, s.courier as name, count(*)::integer as parcels, sum(${cashBani})::integer as "cashBani",
      max(s.awb) as awb
    from shipment s join order_facts o on o.order_id = s.order_id
    where ${isWaiting} group by 1
    union all
    select o.delivery_code, max(o.delivery_name), count(*)::integer, sum(${vanCashBani})::integer, ''
    from order_facts o where ${isForVan} and ${isVanWaiting} group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Returns the name of an own delivery method, found by that name or by a vehicle's code; undefined if no order was
 * ever sent with it.
 */
export async function findOwnCourier(db: Db, courier: string): Promise<string | undefined> {
  const { rows } = isOwnVan(courier)
    ? await sql<{ name: string }>`
        select o.delivery_name as name from order_facts o where o.delivery_code = ${courier}
        order by o.order_id desc limit 1`.execute(db)
    : await sql<{ name: string }>`
        select courier as name from shipment where courier = ${courier} limit 1`.execute(db);
  return rows[0]?.name;
}

const MAX_LISTED = 1_000;
/** Parcels with an older waybill are not listed, even if they leave today. */
const NEWEST_DAYS = 60;

/** Returns the parcels that a courier collected on a Romanian date and, for today, those still waiting. */
export async function listHandover(
  db: Db,
  courier: string,
  { day, isToday }: { day: string; isToday: boolean },
): Promise<HandoverParcel[]> {
  if (isOwnVan(courier)) return listForVan(db, courier, { day, isToday });
  const { rows } = await sql<HandoverParcel>`
    select o.number, s.part, s.awb, o.buyer_name as "buyerName", ${cashBani} as "cashBani"
    from shipment s join order_facts o on o.order_id = s.order_id
    where s.courier = ${courier} and s.created_at > (${day}::date - ${NEWEST_DAYS}::integer) and (
      ${isOnDay(sql`case when s.part > 0 then s.left_at else o.shipped_at end`, day)}
      or (${isToday}::boolean and ${isWaiting}))
    order by o.number, s.part limit ${MAX_LISTED}`.execute(db);
  return rows;
}

async function listForVan(
  db: Db,
  code: string,
  { day, isToday }: { day: string; isToday: boolean },
): Promise<HandoverParcel[]> {
  const { rows } = await sql<HandoverParcel>`
    select o.number, 0 as part, '' as awb, o.buyer_name as "buyerName", ${vanCashBani} as "cashBani"
    from order_facts o
    where o.delivery_code = ${code} and o.placed_at > (${day}::date - ${NEWEST_DAYS}::integer)
      and (${isOnDay(sql`o.shipped_at`, day)} or (${isToday}::boolean and ${isVanWaiting}))
    order by o.number limit ${MAX_LISTED}`.execute(db);
  return rows;
}

function isOnDay(at: RawBuilder<unknown>, day: string): RawBuilder<boolean> {
  return sql<boolean>`${at} >= (${day}::date)::timestamp at time zone 'Europe/Bucharest'
    and ${at} < (${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
}
