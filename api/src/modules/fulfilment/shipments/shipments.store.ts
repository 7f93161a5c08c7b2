/** All SQL on parcels: which waybill carries an order, and what its courier last said. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Courier } from "../../selling/shipping/index.ts";

export interface NewShipment {
  orderId: number;
  courier: Courier;
  awb: string;
  trackingUrl: string;
  costBani: number | null;
  at: Date;
}

/** The waybill of the order's own parcel, if it has one. */
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
  /** What the courier asks for one that it made for us; null for one that was typed by hand. */
  costBani: number | null;
  status: string;
  statusAt: Date | null;
}

/** The waybill of the order's own parcel with its courier, and when that last said something of it. */
export async function findWaybill(db: Db, orderId: number): Promise<Waybill | undefined> {
  return db
    .selectFrom("shipment")
    .select(["courier", "awb", "cost_bani as costBani", "status", "status_at as statusAt"])
    .where("order_id", "=", orderId)
    .where("part", "=", 0)
    .executeTakeFirst();
}

/** The parcel of a number, whatever order it carries; who else would write it waits for the end of the transaction. */
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

/** A parcel by its waybill. */
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

/** The waybills of an order whose parcels have not ended and of which no courier has said anything. */
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

/** Writes the waybill of the order's own parcel, in place of one that was wrong. */
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

/** Takes the waybill of its own parcel from an order. */
export async function deleteShipment(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom("shipment").where("order_id", "=", orderId).where("part", "=", 0).execute();
}

export interface ShipmentUnderway {
  orderId: number;
  awb: string;
  /** When the shop got the number. */
  createdAt: Date;
}

/** A courier's parcels that are on their way: with their orders, or ahead of them. */
export async function listUnderway(db: Db, courier: Courier): Promise<ShipmentUnderway[]> {
  return db
    .selectFrom("shipment")
    .innerJoin("order_facts", "order_facts.order_id", "shipment.order_id")
    .select(["shipment.order_id as orderId", "shipment.awb", "shipment.created_at as createdAt"])
    .where("shipment.courier", "=", courier)
    .where("shipment.ended_as", "is", null)
    .where("order_facts.status", "in", ["confirmed", "preparing", "shipped"])
    .where((eb) => eb.or([eb("order_facts.status", "=", "shipped"), eb("shipment.left_at", "is not", null)]))
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

/** An order as it was asked for, with a parcel of it where there is one. */
export interface OrderParcel {
  orderId: number;
  /** Null where no such order stands. */
  number: number | null;
  /** 0 for the order's own. */
  part: number;
  courier: string | null;
  awb: string | null;
}

/** The parcels of these orders whose labels are still needed, in their order; the order's own counts always. */
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
