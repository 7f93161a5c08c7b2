/** All SQL on parcels: which waybill carries an order, and what its courier last said. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../db/database.ts";
import type { Courier } from "../shipping/index.ts";

export interface NewShipment {
  orderId: number;
  courier: Courier;
  awb: string;
  trackingUrl: string;
  costBani: number | null;
  at: Date;
}

/** The waybill of an order, if it has one. */
export async function findShipment(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("shipment")
    .select("awb")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.awb;
}

export interface Waybill {
  courier: string;
  awb: string;
  /** What the courier asks for one that it made for us; null for one that was typed by hand. */
  costBani: number | null;
  status: string;
  statusAt: Date | null;
}

/** The order's waybill with its courier, and when that last said something of it. */
export async function findWaybill(db: Db, orderId: number): Promise<Waybill | undefined> {
  return db
    .selectFrom("shipment")
    .select(["courier", "awb", "cost_bani as costBani", "status", "status_at as statusAt"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** True when the number carries another order; who else would write it waits for the end of the transaction. */
export async function isForeignAwb(tx: Tx, awb: string, orderId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`awb ${awb}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("shipment")
    .select("id")
    .where("awb", "=", awb)
    .where("order_id", "!=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the order's waybill, in place of one that was wrong. */
export async function writeShipment(tx: Tx, shipment: NewShipment): Promise<void> {
  const { courier, awb, trackingUrl: tracking_url, costBani: cost_bani, at } = shipment;
  const row = { courier, awb, tracking_url, cost_bani };
  await tx
    .insertInto("shipment")
    .values({ ...row, order_id: shipment.orderId, created_at: at })
    .onConflict((conflict) =>
      conflict.column("order_id").doUpdateSet({ ...row, status: "", status_at: null }),
    )
    .execute();
}

/** Takes the waybill from its order. */
export async function deleteShipment(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom("shipment").where("order_id", "=", orderId).execute();
}

export interface ShipmentUnderway {
  orderId: number;
  awb: string;
}

/** A courier's parcels whose orders are on their way. */
export async function listUnderway(db: Db, courier: Courier): Promise<ShipmentUnderway[]> {
  return db
    .selectFrom("shipment")
    .innerJoin("order_facts", "order_facts.order_id", "shipment.order_id")
    .select(["shipment.order_id as orderId", "shipment.awb"])
    .where("shipment.courier", "=", courier)
    .where("order_facts.status", "=", "shipped")
    .orderBy("shipment.id")
    .execute();
}

/** Keeps the courier's last word on a parcel. */
export async function noteShipmentStatus(
  tx: Tx,
  awb: string,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await tx.updateTable("shipment").set({ status: text, status_at: at }).where("awb", "=", awb).execute();
}

/** An order as it was asked for, with its parcel where there is one. */
export interface OrderParcel {
  orderId: number;
  /** Null where no such order stands. */
  number: number | null;
  courier: string | null;
  awb: string | null;
}

/** The parcels of these orders, in their order. */
export async function listParcels(db: Db, orderIds: readonly number[]): Promise<OrderParcel[]> {
  const rows = await db
    .selectFrom("order_facts as o")
    .leftJoin("shipment as s", "s.order_id", "o.order_id")
    .select(["o.order_id as orderId", "o.number", "s.courier", "s.awb"])
    .where("o.order_id", "=", anyOf(orderIds))
    .execute();
  const known = new Map(rows.map((row) => [row.orderId, row]));
  return [...new Set(orderIds)].map(
    (orderId) => known.get(orderId) ?? { orderId, number: null, courier: null, awb: null },
  );
}
