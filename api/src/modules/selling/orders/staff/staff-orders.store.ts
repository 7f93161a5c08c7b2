/** The SQL of the office's list of orders. */
import type { Db } from "../../../../db/database.ts";
import { folded } from "../../../../db/folded.ts";
import type { Paging } from "../../../../db/page.ts";
import type { OrderSort } from "@curat/contract/staff/orders";
import type { PaymentCode } from "@curat/contract/cart.values";
import { deliveriesOf, type DeliveryKind, type OrderStage } from "@curat/contract/staff/orders.values";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { DB } from "../../../../db/tables.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { OrderLine } from "../order-lines.rules.ts";
import { loadLines } from "../order-lines.store.ts";
import { type Order, toOrder } from "../orders.store.ts";
import { partlySent } from "../parcels.store.ts";
import { areDueToday, areLate, arePromisedLate } from "./late-orders.store.ts";
import { hasLeftWithoutInvoice } from "./not-invoiced.store.ts";
import { searchOf } from "./staff-orders.rules.ts";

export interface OrderRow {
  order: Order;
  /** Of the order's own parcel. */
  awb: string | null;
  isPartlySent: boolean;
}

export interface OrderFilter {
  status: OrderStatus | undefined;
  stage: OrderStage | undefined;
  paymentState: string | undefined;
  payment?: PaymentCode | undefined;
  delivery?: DeliveryKind | undefined;
  /** A number, an AWB, a product's code, a CUI, or a part of name, e-mail or phone. */
  text: string | undefined;
  /** Days of Romania, yyyy-mm-dd, both counted. */
  from: string | undefined;
  to: string | undefined;
  sort: OrderSort;
}

/** Beyond so many only that there are more is told: counting all would take longer than finding the page. */
const MAX_COUNTED = 10_000;
/** What a text is in has to be looked at order by order. */
const MAX_COUNTED_WITH_TEXT = 5_000;

interface OrderPaging extends Paging {
  /** An order's id: lists the orders after it, instead of a page. */
  after?: number | undefined;
  maxCounted?: number;
}

/** A page of the orders that match a filter. */
export async function listOrderRows(
  db: Db,
  filter: OrderFilter,
  { page, perPage, after, maxCounted = maxCountedOf(filter) }: OrderPaging,
): Promise<{ rows: OrderRow[]; total: number; isMore: boolean }> {
  const { column, value, direction, beyond } = orderOf(filter);
  const follows = sql<boolean>`(orders.${value}, orders.id) ${beyond} (
    select ${value}, id from orders where id = ${after ?? 0})`;
  // Reads skipped rows of late pages only from the index.
  const onPage = idsOf(db, filter)
    .$if(after !== undefined, (query) => query.where(follows))
    .limit(perPage)
    .$if(after === undefined, (query) => query.offset((page - 1) * perPage));
  const rows = await db
    .selectFrom(onPage.as("shown"))
    .innerJoin("orders", "orders.id", "shown.id")
    .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
    .selectAll("orders")
    .select(["order_waybill.awb", partlySent().as("isPartlySent")])
    .orderBy(column, direction)
    .orderBy("orders.id", direction)
    .execute();
  const counted = await countOrders(db, filter, maxCounted);
  return { rows: rows.map(toRow), ...counted };
}

export function toRow({
  awb,
  isPartlySent,
  ...row
}: Selectable<DB["orders"]> & Omit<OrderRow, "order">): OrderRow {
  return { order: toOrder(row), awb, isPartlySent };
}

/** The ids of the first orders of the list, and their total as the list counts it. */
export async function listOrderIds(
  db: Db,
  filter: OrderFilter,
  most: number,
): Promise<{ ids: number[]; total: number }> {
  const rows = await idsOf(db, filter).limit(most).execute();
  const { total } = await countOrders(db, filter, maxCountedOf(filter));
  return { ids: rows.map(({ id }) => id), total };
}

function maxCountedOf({ text }: OrderFilter): number {
  return text ? MAX_COUNTED_WITH_TEXT : MAX_COUNTED;
}

async function countOrders(
  db: Db,
  filter: OrderFilter,
  most: number,
): Promise<{ total: number; isMore: boolean }> {
  const found = db
    .selectFrom("orders")
    .select("id")
    .where(matchesFilter(filter))
    .limit(most + 1);
  const { total } = await db
    .selectFrom(found.as("found"))
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, most), isMore: total > most };
}

function idsOf(db: Db, filter: OrderFilter) {
  const { column, direction } = orderOf(filter);
  return db
    .selectFrom("orders")
    .select("orders.id")
    .where(matchesFilter(filter))
    .orderBy(column, direction)
    .orderBy("orders.id", direction);
}

/** The column that sorts a list, and the comparison for later orders. */
function orderOf({ sort }: Pick<OrderFilter, "sort">) {
  const isDescending = sort.startsWith("-");
  const order = isDescending
    ? ({ direction: "desc", beyond: sql`<` } as const)
    : ({ direction: "asc", beyond: sql`>` } as const);
  return sort.endsWith("total")
    ? ({ ...order, column: "orders.total_bani", value: sql`total_bani` } as const)
    : ({ ...order, column: "orders.placed_at", value: sql`placed_at` } as const);
}

/** The filter of an export, which has its own order. */
export type SheetOrderFilter = Omit<OrderFilter, "sort">;

/** Orders with higher ids than `after`, by id, with their lines. */
export async function ordersBehind(
  db: Db,
  filter: SheetOrderFilter,
  { after, limit }: { after: number; limit: number },
): Promise<{ order: Order; lines: OrderLine[] }[]> {
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where(matchesFilter(filter))
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const lines = await loadLines(
    db,
    orders.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((row) => ({ order: toOrder(row), lines: linesOf.get(row.id) ?? [] }));
}

/** A filter as a condition on `orders`; an index serves each part, in the order of placing. */
function matchesFilter(filter: SheetOrderFilter): RawBuilder<boolean> {
  const { status, stage, paymentState, payment, delivery, text, from, to } = filter;
  const bound = (day: string, days: number) =>
    sql`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Bucharest'`;
  const parts = [
    status !== undefined && sql`orders.status = ${status}`,
    stage !== undefined && STAGES[stage],
    paymentState !== undefined && sql`orders.payment_state = ${paymentState}`,
    payment !== undefined && sql`orders.payment_code = ${payment}`,
    delivery !== undefined && sql`orders.delivery_code in (${sql.join(deliveriesOf(delivery))})`,
    from !== undefined && sql`orders.placed_at >= ${bound(from, 0)}`,
    to !== undefined && sql`orders.placed_at < ${bound(to, 1)}`,
    text && matches(text),
  ].filter((part) => typeof part === "object");
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const isBeingPacked = sql<boolean>`exists (select from open_packing p where p.order_id = orders.id)`;

/** The stages of the list; each condition begins with the status, which has an index. */
const STAGES: Record<OrderStage, RawBuilder<boolean>> = {
  to_confirm: sql`orders.status = 'new'`,
  to_pack: sql`(orders.status = 'confirmed' or orders.status = 'preparing' and ${isBeingPacked})`,
  to_hand_over: sql`orders.status = 'preparing' and not ${isBeingPacked}`,
  problems: sql`orders.status in ('confirmed', 'preparing')
    and exists (select from awb_problem a where a.order_id = orders.id)`,
  partly_sent: partlySent(),
  returned_parcels: sql`orders.status in ('confirmed', 'preparing', 'shipped')
    and exists (select from order_parcel p where p.order_id = orders.id and p.ended_as = 'returned')`,
  late_parcels: areLate("late_parcels", sql`now()`),
  not_collected: areLate("not_collected", sql`now()`),
  leaves_today: areDueToday(sql`now()`),
  late_promises: arePromisedLate(sql`now()`),
  not_invoiced: hasLeftWithoutInvoice,
};

/** Of orders with a product, only the newest are found. */
const MAX_WITH_CODE = 1_000;
const withCode = (code: string) => sql`
  select order_id from order_line where lower(code) = ${code} and quantity > 0 order by order_id desc limit ${MAX_WITH_CODE}`;

const inText = (pattern: string) => sql`orders.search_text like ${folded(sql`${pattern}`)}`;

function matches(text: string): RawBuilder<boolean> {
  const { words, email, phone, number, cui, code } = searchOf(text);
  // An array, not a join, so that the planner can combine the indexes.
  const byAwb = sql`orders.id = any (array(select order_id from order_parcel where awb = ${text}))`;
  const parts = [
    byAwb,
    words.length > 0 && sql`(${sql.join(words.map(inText), sql` and `)})`,
    email && sql`lower(orders.email) = ${email}`,
    phone && inText(phone),
    number && sql`orders.number = ${number}::bigint`,
    cui && sql`(orders.company_cui = ${cui} and orders.company_cui <> '')`,
    code && sql`orders.id = any (array(${withCode(code)}))`,
  ].filter((part) => typeof part === "object");
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
