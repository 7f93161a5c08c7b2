import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { currentTrace } from "../../../trace.ts";
import { AMENDABLE_COLUMNS, type Order } from "./order.ts";
import { columnsOf, type PaymentState, toOrder } from "./orders.store.ts";
import { type OrderStatus, statusLabel } from "./orders.rules.ts";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { type Actor, CLOCK, type NewChange, recordChange } from "../../platform/changes/index.ts";

export type OrderActor = "customer" | "staff" | "payment" | "courier" | "system";

export async function findOrderWhere(
  db: Db,
  where: { id: number } | { number: number } | { random_id: string } | { cart_id: number },
  { lock = false } = {},
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where((eb) => eb.and(where))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row && toOrder(row);
}

export async function lockOrder(tx: Tx, id: number): Promise<Order> {
  const order = await findOrderWhere(tx, { id }, { lock: true });
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

export async function lockOrders(tx: Tx, ids: readonly number[]): Promise<Order[]> {
  const orders = tx.selectFrom("orders").selectAll().where("id", "=", anyOf(ids)).orderBy("id");
  return (await orders.forNoKeyUpdate().execute()).map(toOrder);
}

export async function listDue(
  tx: Tx,
  ids: readonly number[],
): Promise<{ orderId: number; owedBani: number }[]> {
  const { rows } = await sql<{ orderId: number; owedBani: number }>`
    select b.order_id as "orderId", b.balance_bani + coalesce(d.due_bani, 0) as "owedBani"
    from order_balance b left join order_due d on d.order_id = b.order_id
    where b.order_id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

export async function writePaid(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.updateTable("orders").set({ payment_state: "paid" }).where("id", "=", anyOf(ids)).execute();
}

/** Writes a status and a payment state. Clears the payment deadline unless the order awaits payment. */
export async function writeStatus(
  tx: Tx,
  id: number,
  written: Pick<Order, "status" | "paymentState">,
): Promise<Order> {
  const isReleased = written.status !== "awaiting_payment";
  return writeFields(tx, id, { ...written, ...(isReleased && { releaseAt: null }) });
}

export async function writeFields(tx: Tx, id: number, fields: Partial<Order>): Promise<Order> {
  const written = tx.updateTable("orders").set(columnsOf(fields)).where("id", "=", id).returningAll();
  return toOrder(await written.executeTakeFirstOrThrow());
}

/** Writes an amended order. If a transfer is pending, its buyer gets another reminder. */
export async function writeOrder(tx: Tx, order: Order): Promise<void> {
  const fields = { ...columnsOf(order, AMENDABLE_COLUMNS), release_notified_at: null };
  await tx.updateTable("orders").set(fields).where("id", "=", order.id).execute();
}

export async function insertEvent(
  tx: Tx,
  event: { orderId: number; status: OrderStatus; actor: OrderActor; note: string; at: Date },
): Promise<void> {
  const { orderId: order_id, ...fields } = event;
  await tx
    .insertInto("order_event")
    .values({ order_id, ...fields, trace: currentTrace()?.id ?? null })
    .execute();
}

/** Returns how often the order has reached its current status. Each occurrence sends its own email. */
export async function countArrivals(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_event e join orders o on o.id = e.order_id
    where o.id = ${orderId} and e.status = o.status`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function writeTransferDeadlines(db: Db, releaseAt: Date): Promise<void> {
  await sql`
    update orders set release_at = ${releaseAt}, release_notified_at = null where id in (
      select id from orders
      where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer} and release_at is null
      for no key update skip locked
    )`.execute(db);
}

export async function noteReminders(
  tx: Tx,
  { at, until, limit }: { at: Date; until: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set release_notified_at = ${at} where id in (
      select id from orders
      where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer}
        and release_at > ${at} and release_at <= ${until} and release_notified_at is null
        -- With one day in all, the mail of the order was the reminder.
        and placed_at <= release_at - interval '2 days'
      order by id limit ${limit} for no key update skip locked
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function lockOverdue(tx: Tx, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where release_at <= ${at} and status = 'awaiting_payment'
    order by release_at limit 1 for no key update skip locked`.execute(tx);
  return rows[0]?.id;
}

export const PROCESSOR: Actor = { ...CLOCK, name: "Procesatorul de plăți" };
export const COURIER: Actor = { ...CLOCK, name: "Curierul" };

export type OrderMover = Exclude<OrderActor, "staff"> | Actor;

export function storyActor(by: OrderMover): OrderActor {
  return typeof by === "string" ? by : "staff";
}

export function actorOf(by: OrderMover, { customerId }: Pick<Order, "customerId">): Actor {
  switch (by) {
    case "customer":
      return { kind: "customer", id: customerId === null ? null : String(customerId), name: "Cumpărătorul" };
    case "payment":
      return PROCESSOR;
    case "courier":
      return COURIER;
    case "system":
      return CLOCK;
    default:
      return by;
  }
}

export const PAYMENT_LABELS: Record<PaymentState, string> = {
  none: "se plătește la primire",
  pending: "în așteptare",
  paid: "plătită",
  failed: "respinsă",
  refund_due: "de restituit",
  refunded: "restituită",
};

/** Returns the audit log entry of a changed status or payment state. Recording it has no effect if neither changed. */
export function orderChange(before: Order, after: Order, by: OrderMover): NewChange {
  const { id, number } = after;
  const recorded = ({ status, paymentState }: Order) => ({
    status_code: status,
    payment_state: paymentState,
  });
  const sentence =
    before.status === after.status
      ? `Plata comenzii ${number}: ${PAYMENT_LABELS[after.paymentState]}.`
      : `Comanda ${number}: „${statusLabel(before, before.status)}” → „${statusLabel(after, after.status)}”.`;
  return {
    actor: actorOf(by, after),
    subject: { kind: "order", id },
    sentence,
    before: recorded(before),
    after: recorded(after),
    touched: [],
  };
}

export async function recordOrderChange(
  tx: Tx,
  order: Pick<Order, "id" | "customerId">,
  { by, ...change }: Pick<NewChange, "sentence" | "before" | "after"> & { by: OrderMover },
): Promise<{ version: number }> {
  const subject = { kind: "order" as const, id: order.id };
  return recordChange(tx, { ...change, actor: actorOf(by, order), subject, touched: [] });
}
