/** The SQL of the shop's people: every order. */
import type { Db } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { OrderSort } from "@curat/contract/staff/orders";
import type { OrderStage } from "@curat/contract/staff/orders.values";
import { type RawBuilder, sql } from "kysely";
import type { OrderStatus } from "../orders.rules.ts";
import { type Order, toOrder } from "../orders.store.ts";

export interface OrderRow {
  order: Order;
  awb: string | null;
}

export interface OrderFilter {
  status: OrderStatus | undefined;
  stage: OrderStage | undefined;
  paymentState: string | undefined;
  /** A number, an AWB, or a part of name, e-mail or phone. */
  text: string | undefined;
  /** Days of Romania, yyyy-mm-dd, both counted. */
  from: string | undefined;
  to: string | undefined;
  sort: OrderSort;
}

/** A page of the orders that a filter lets through. */
export async function listOrderRows(
  db: Db,
  filter: OrderFilter,
  paging: Paging,
): Promise<{ rows: OrderRow[]; total: number }> {
  const { rows, total } = await pageOf(
    filtered(db, filter).selectAll("orders").select("order_waybill.awb"),
    paging,
  );
  return { rows: rows.map((row) => ({ order: toOrder(row), awb: row.awb })), total };
}

/** The ids of the first of these orders, as the list has them, and how many there are in all. */
export async function listOrderIds(
  db: Db,
  filter: OrderFilter,
  most: number,
): Promise<{ ids: number[]; total: number }> {
  const { rows, total } = await pageOf(filtered(db, filter).select("orders.id"), { page: 1, perPage: most });
  return { ids: rows.map(({ id }) => id), total };
}

function filtered(db: Db, { status, stage, paymentState, text, from, to, sort }: OrderFilter) {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const bound = (day: string, days: number) =>
    sql<Date>`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Bucharest'`;
  return db
    .selectFrom("orders")
    .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
    .$if(status !== undefined, (query) => query.where("orders.status", "=", status ?? ""))
    .$if(stage !== undefined, (query) => query.where(STAGES[stage ?? "to_confirm"]))
    .$if(paymentState !== undefined, (query) => query.where("orders.payment_state", "=", paymentState ?? ""))
    .$if(from !== undefined, (query) => query.where("orders.placed_at", ">=", bound(from ?? "", 0)))
    .$if(to !== undefined, (query) => query.where("orders.placed_at", "<", bound(to ?? "", 1)))
    .$if(Boolean(text), (query) => query.where(matches(text ?? "")))
    .$if(sort.endsWith("total"), (query) => query.orderBy("orders.total_bani", direction))
    .orderBy("orders.id", sort.endsWith("total") ? "desc" : direction);
}

const isBeingPacked = sql<boolean>`exists (select from open_packing p where p.order_id = orders.id)`;

/** What orders wait for, by their status first: an index knows it. */
const STAGES: Record<OrderStage, RawBuilder<boolean>> = {
  to_confirm: sql`orders.status = 'new'`,
  to_pack: sql`(orders.status = 'confirmed' or orders.status = 'preparing' and ${isBeingPacked})`,
  to_hand_over: sql`orders.status = 'preparing' and not ${isBeingPacked}`,
  problems: sql`orders.status in ('confirmed', 'preparing')
    and exists (select from awb_problem a where a.order_id = orders.id)`,
};

/** Numbers and waybills are whole; of a name, an e-mail or a phone a part is enough, and case is no matter. */
function matches(text: string): RawBuilder<boolean> {
  const part = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  // Kept as +40721…; people write 0721….
  const digits = text.replaceAll(/[\s.()-]/g, "").replace(/^(?:\+?40|0)(?=\d{4})/, "");
  const number = /^\d{1,15}$/.test(text) ? sql`orders.number = ${text}::bigint or` : sql``;
  const phone = /^\d{4,}$/.test(digits) ? sql`or orders.phone like ${`%${digits}%`}` : sql``;
  return sql<boolean>`(${number} order_waybill.awb = ${text}
    or orders.first_name || ' ' || orders.last_name ilike ${part} or orders.email ilike ${part} ${phone})`;
}
