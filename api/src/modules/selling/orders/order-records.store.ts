import { sql } from "kysely";
import { anyOf, type Db, executeNamed } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { type Order, ORDER_COLUMNS, type StoredLine } from "./order.ts";
import { toOrder } from "./orders.store.ts";
import { loadLines, loadParcels } from "./order-lines.store.ts";
import { findOrderWhere, type OrderActor } from "./order-moves.store.ts";
import type { OrderStatus } from "./orders.rules.ts";
import type { Parcel } from "./parcels.rules.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

export interface OrderEvent {
  status: OrderStatus;
  actor: OrderActor;
  note: string;
  at: Date;
  /** The trace of the request or job that wrote it; null for entries of earlier releases. */
  trace: string | null;
}
export interface OrderRecord {
  order: Order;
  lines: StoredLine[];
  events: OrderEvent[];
  /** The order's own parcel, with all goods that are in no earlier parcel. */
  shipment: Parcel | null;
  /** All parcels; the order's own parcel is last. */
  parcels: Parcel[];
  /** The valid invoice; `day` is yyyy-mm-dd in Romanian time. */
  invoice: { series: string; number: number; day: string } | null;
}

export async function findCustomerOrders(
  db: Db,
  customerId: number,
  paging: Paging,
): Promise<{ records: OrderRecord[]; total: number }> {
  const own = db.selectFrom("orders").selectAll().where("customer_id", "=", customerId);
  const { rows, total } = await pageOf(own.orderBy("placed_at", "desc").orderBy("id", "desc"), paging);
  return { records: await completed(db, rows.map(toOrder)), total };
}

/** Finds an order by its random ID; with a customer ID, only among their orders. */
export async function findByRandomId(
  db: Db,
  randomId: string,
  customerId?: number,
): Promise<OrderRecord | undefined> {
  const order = await findOrderWhere(db, { random_id: randomId });
  const isOwn = customerId === undefined || order?.customerId === customerId;
  return order && isOwn ? (await completed(db, [order]))[0] : undefined;
}

export async function findByNumber(
  db: Db,
  { number, email }: { number: number; email: string },
): Promise<OrderRecord | undefined> {
  const order = await findOrderWhere(db, { number });
  const isTheirs = order?.email.toLowerCase() === email.toLowerCase();
  return order && isTheirs ? (await completed(db, [order]))[0] : undefined;
}

export async function findRecord(db: Db, id: number): Promise<OrderRecord | undefined> {
  const query = db.selectFrom("orders").select(ORDER_COLUMNS).where("id", "=", id);
  return (await completed(db, (await executeNamed(db, "order", query)).map(toOrder)))[0];
}

async function completed(db: Db, orders: readonly Order[]): Promise<OrderRecord[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await loadLines(db, ids);
  const events = await executeNamed(
    db,
    "order-events",
    db
      .selectFrom("order_event")
      .select(["order_id as orderId", "note", "at", "trace"])
      // Only insertEvent and insertOrder write these columns, with values of these types.
      .select((event) => event.ref("status").$castTo<OrderStatus>().as("status"))
      .select((event) => event.ref("actor").$castTo<OrderActor>().as("actor"))
      .where("order_id", "=", anyOf(ids))
      .orderBy("id"),
  );
  const parcels = await loadParcels(db, ids);
  const invoices = await executeNamed(
    db,
    "order-invoices",
    db
      .selectFrom("current_invoice")
      .select(["order_id as orderId", "series", "number", "issued_at as issuedAt"])
      .where("order_id", "=", anyOf(ids)),
  );
  return orders.map((order) => {
    const invoice = invoices.find(({ orderId }) => orderId === order.id);
    const own = parcels.filter(({ orderId }) => orderId === order.id);
    return {
      order,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      events: events.filter(({ orderId }) => orderId === order.id).map(({ orderId: _id, ...event }) => event),
      shipment: own.find(({ part }) => part === 0) ?? null,
      parcels: own,
      invoice: invoice
        ? { series: invoice.series, number: invoice.number, day: romanianDay(invoice.issuedAt) }
        : null,
    };
  });
}

export async function findOrderIdByNumber(db: Db, number: string): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(number)) return undefined;
  const found = db.selectFrom("orders").select("id").where("number", "=", Number(number));
  return (await found.executeTakeFirst())?.id;
}

export async function orderNumbersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("orders").select(["id", "number"]).where("id", "=", anyOf(ids)).execute();
  return new Map(rows.map(({ id, number }) => [id, String(number)]));
}

/** Returns a customer's latest order that delivered a product. (law: Reviews) */
export async function findPurchase(
  db: Db,
  customerId: number,
  productId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join order_line l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.product_id = ${productId} and l.quantity > 0
      and o.status in ('delivered', 'completed', 'partly_returned', 'returned')
    order by o.id desc limit 1`.execute(db);
  return rows[0]?.id;
}
