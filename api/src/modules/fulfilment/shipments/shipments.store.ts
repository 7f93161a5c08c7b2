import type { Courier } from "@curat/contract/deliveries.values";
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";

export interface NewShipment {
  orderId: number;
  /** A courier with an integration, or the name of the shop's own delivery method. */
  courier: string;
  awb: string;
  trackingUrl: string;
  costBani: number | null;
  at: Date;
}

export async function findShipment(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("shipment")
    .select("awb")
    .where("order_id", "=", orderId)
    .where("part", "=", 0)
    .executeTakeFirst();
  return row?.awb;
}

export interface Waybill {
  courier: string;
  awb: string;
  /** Null for a number that staff entered. */
  costBani: number | null;
  status: string;
  statusAt: Date | null;
}

/** Returns the waybill of the order's final parcel, with its courier and the time of its latest status. */
export async function findWaybill(db: Db, orderId: number): Promise<Waybill | undefined> {
  return db
    .selectFrom("shipment")
    .select(["courier", "awb", "cost_bani as costBani", "status", "status_at as statusAt"])
    .where("order_id", "=", orderId)
    .where("part", "=", 0)
    .executeTakeFirst();
}

/**
 * Returns the parcel with this waybill number, whichever order it belongs to. Locks the number until the transaction
 * ends.
 */
export async function findTakenAwb(
  tx: Tx,
  awb: string,
): Promise<{ orderId: number; part: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`awb ${awb}`}, 0))`.execute(tx);
  return tx
    .selectFrom("shipment")
    .select(["order_id as orderId", "part"])
    .where("awb", "=", awb)
    .executeTakeFirst();
}

export async function findByAwb(
  db: Db,
  awb: string,
): Promise<{ id: number; orderId: number; status: string; statusAt: Date | null } | undefined> {
  return db
    .selectFrom("shipment")
    .select(["id", "order_id as orderId", "status", "status_at as statusAt"])
    .where("awb", "=", awb)
    .executeTakeFirst();
}

/** Returns the order's waybills without a status whose parcels are neither delivered nor returned. */
export async function listUnreported(db: Db, orderId: number): Promise<Pick<Waybill, "courier" | "awb">[]> {
  return db
    .selectFrom("shipment")
    .select(["courier", "awb"])
    .where("order_id", "=", orderId)
    .where("status_at", "is", null)
    .where("ended_as", "is", null)
    .orderBy("part")
    .execute();
}

export async function writeShipment(tx: Tx, shipment: NewShipment): Promise<void> {
  const { courier, awb, trackingUrl: tracking_url, costBani: cost_bani, at } = shipment;
  const row = { courier, awb, tracking_url, cost_bani };
  await tx
    .insertInto("shipment")
    .values({ ...row, order_id: shipment.orderId, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["order_id", "part"])
        .doUpdateSet({ ...row, status: "", status_at: null, ended_as: null, ended_at: null }),
    )
    .execute();
}

export async function deleteShipment(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom("shipment").where("order_id", "=", orderId).where("part", "=", 0).execute();
}

export interface ShipmentUnderway {
  orderId: number;
  awb: string;
  createdAt: Date;
  statusAt: Date | null;
  /** Number of consecutive failures to read the status. */
  failures: number;
}

const MAX_POLLED = 500;

/** Returns at most 500 of a courier's parcels in transit that are due for polling, including partial shipments. */
export async function listDue(db: Db, courier: Courier, now: Date): Promise<ShipmentUnderway[]> {
  return db
    .selectFrom("shipment")
    .innerJoin("order_facts", "order_facts.order_id", "shipment.order_id")
    .leftJoin("parcel_poll", (join) =>
      join
        .onRef("parcel_poll.awb", "=", "shipment.awb")
        .onRef("parcel_poll.courier", "=", "shipment.courier"),
    )
    .select(({ fn, val }) => [
      "shipment.order_id as orderId",
      "shipment.awb",
      "shipment.created_at as createdAt",
      "shipment.status_at as statusAt",
      fn.coalesce("parcel_poll.failures", val(0)).as("failures"),
    ])
    .where("shipment.courier", "=", courier)
    .where("shipment.ended_as", "is", null)
    .where("order_facts.status", "in", ["confirmed", "preparing", "shipped"])
    .where((eb) => eb.or([eb("order_facts.status", "=", "shipped"), eb("shipment.left_at", "is not", null)]))
    .where((eb) => eb.or([eb("parcel_poll.next_at", "is", null), eb("parcel_poll.next_at", "<=", now)]))
    .orderBy("parcel_poll.next_at", (by) => by.asc().nullsFirst())
    .orderBy("shipment.id")
    .limit(MAX_POLLED)
    .execute();
}

export async function noteShipmentStatus(
  tx: Tx,
  awb: string,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await tx.updateTable("shipment").set({ status: text, status_at: at }).where("awb", "=", awb).execute();
}

export interface OrderParcel {
  orderId: number;
  number: number | null;
  /** Number of the parcel within the order; 0 for the final parcel. */
  part: number;
  courier: string | null;
  awb: string | null;
}

/** Returns the unshipped parcels, at least one for each order. */
export async function listParcels(db: Db, orderIds: readonly number[]): Promise<OrderParcel[]> {
  const rows = await db
    .selectFrom("order_facts as o")
    .leftJoin("shipment as s", (join) =>
      join.onRef("s.order_id", "=", "o.order_id").on("s.left_at", "is", null),
    )
    .select(["o.order_id as orderId", "o.number", "s.part", "s.courier", "s.awb"])
    .where("o.order_id", "=", anyOf(orderIds))
    .orderBy("s.part")
    .execute();
  const parcels = rows.map((row): OrderParcel => ({ ...row, part: row.part ?? 0 }));
  const known = Map.groupBy(parcels, ({ orderId }) => orderId);
  return [...new Set(orderIds)].flatMap(
    (orderId) => known.get(orderId) ?? [{ orderId, number: null, part: 0, courier: null, awb: null }],
  );
}
