import { PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
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
  /** Trace of the request or job that wrote the entry; null for entries from earlier releases. */
  trace: string | null;
}
export interface OrderRecord {
  order: Order;
  lines: StoredLine[];
  events: OrderEvent[];
  shipment: Parcel | null;
  parcels: Parcel[];
  /** The valid invoice; `day` is yyyy-mm-dd in Romanian time. */
  invoice: { series: string; number: number; day: string } | null;
  /** True if an invoicing service has not numbered the valid invoice yet. */
  isInvoicing: boolean;
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
    const current = invoices.find(({ orderId }) => orderId === order.id);
    const isInvoicing = current?.series === PROVISIONAL_SERIES;
    const invoice = isInvoicing ? undefined : current;
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
      isInvoicing,
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

/** Returns a customer's latest delivered order that contains a product. (law: Reviews) */
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

export async function accountDifferences(
  db: Db,
): Promise<{ count: number; orders: { number: number; bani: number }[] }> {
  const { rows } = await sql<{ number: number; bani: number; count: number }>`
    with tie as (
      select o.number, array[
        -- An order is charged its total, minus accepted returns.
        b.charged_bani - case when o.status in ('cancelled', 'refused') then 0 else o.total_bani - b.reduced_bani end,
        -- Refunds do not exceed receipts; all receipts of a cancelled order are refunded.
        greatest(0, coalesce(d.due_bani, 0) + b.paid_out_bani - b.unasked_bani - b.received_bani),
        case when o.status in ('cancelled', 'refused')
          then b.received_bani - b.paid_out_bani - coalesce(d.due_bani, 0) else 0 end,
        -- Invoices minus credit notes equal the charges, once there is an invoice.
        case when coalesce(i.invoiced_bani, 0) = 0 then 0 else i.invoiced_bani - b.charged_bani end,
        -- Each card payment is a receipt, and each credit that a processor reported is a payout.
        coalesce((select sum(p.amount_bani) from payment p where p.order_id = o.id and p.provider <> 'import'
          and p.state in ('paid', 'refund_due', 'refunded')), 0) - b.card_received_bani,
        greatest(0, coalesce(c.credited_bani, 0) - b.card_paid_out_bani)
      ] as differences
      from orders o join order_balance b on b.order_id = o.id
      left join order_due d on d.order_id = o.id left join order_credit c on c.order_id = o.id
      left join order_invoiced i on i.order_id = o.id
    )
    select number, bani, count(*) over ()::integer as count
    from tie cross join lateral (select bani from unnest(differences) d(bani) where bani <> 0 limit 1) one
    order by number limit 20`.execute(db);
  return { count: rows[0]?.count ?? 0, orders: rows.map(({ number, bani }) => ({ number, bani })) };
}

export async function pieceDifferences(db: Db): Promise<{ count: number; orders: number[] }> {
  const { rows } = await sql<{ number: number; count: number }>`
    select o.number, count(*) over ()::integer as count
    from order_line_state s join order_line l on l.id = s.line_id join orders o on o.id = l.order_id
    where s.held is distinct from l.quantity or s.takable < 0 or s.returned > s.withdrawn or s.away < 0 or s.to_ship < 0
    group by o.id order by o.number limit 20`.execute(db);
  return { count: rows[0]?.count ?? 0, orders: rows.map(({ number }) => number) };
}
