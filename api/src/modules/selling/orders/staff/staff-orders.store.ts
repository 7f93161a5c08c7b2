import type { Db, Tx } from "../../../../db/database.ts";
import { folded } from "../../../../db/folded.ts";
import type { Paging } from "../../../../db/page.ts";
import type { OrderSort, StaffOrderRow } from "@curat/contract/staff/orders";
import type { PaymentCode } from "@curat/contract/cart.values";
import {
  deliveriesOf,
  type DeliveryKind,
  type OrderChannel,
  type OrderStage,
} from "@curat/contract/staff/orders.values";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { DB } from "../../../../db/tables.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { OrderLine } from "../order-lines.rules.ts";
import { loadLines, partlySent } from "../order-lines.store.ts";
import { type Order, toOrder } from "../orders.store.ts";
import { areDueToday, areLate, arePromisedLate } from "./waiting-orders.store.ts";
import { hasLeftWithoutInvoice } from "../invoicing.store.ts";
import { searchOf } from "./staff-orders.rules.ts";
import type { Wire } from "@curat/contract/lei.values";
import { toWireRow } from "./staff-order-answer.ts";

export interface OrderRow {
  order: Order;
  awb: string | null;
  isPartlySent: boolean;
}

export interface OrderFilter {
  status: OrderStatus | undefined;
  stage: OrderStage | undefined;
  paymentState: string | undefined;
  payment?: PaymentCode | undefined;
  delivery?: DeliveryKind | undefined;
  channel?: OrderChannel | undefined;
  text: string | undefined;
  /** Days in Romania, yyyy-mm-dd, inclusive. */
  from: string | undefined;
  to: string | undefined;
  sort: OrderSort;
}

/** Counting stops here, because a full count would take longer than finding the page. */
const MAX_COUNTED = 10_000;
/** Lower limit, because a text search checks each order. */
const MAX_COUNTED_WITH_TEXT = 5_000;

interface OrderPaging extends Paging {
  /** An order id. If given, the list contains the orders after it instead of a page. */
  after?: number | undefined;
  maxCounted?: number;
}

export async function listOrderRows(
  db: Db,
  filter: OrderFilter,
  { page, perPage, after, maxCounted = maxCountedOf(filter) }: OrderPaging,
): Promise<{ rows: OrderRow[]; total: number; isMore: boolean }> {
  const { column, value, direction, beyond } = orderOf(filter);
  const follows = sql<boolean>`(orders.${value}, orders.id) ${beyond} (
    select ${value}, id from orders where id = ${after ?? 0})`;
  // This index-only subquery keeps late pages from reading the skipped rows.
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

function toRow({ awb, isPartlySent, ...row }: Selectable<DB["orders"]> & Omit<OrderRow, "order">): OrderRow {
  return { order: toOrder(row), awb, isPartlySent };
}

export async function listOrderIds(
  db: Db,
  filter: OrderFilter,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const rows = await idsOf(db, filter).limit(limit).execute();
  const { total } = await countOrders(db, filter, maxCountedOf(filter));
  return { ids: rows.map(({ id }) => id), total };
}

function maxCountedOf({ text }: OrderFilter): number {
  return text ? MAX_COUNTED_WITH_TEXT : MAX_COUNTED;
}

async function countOrders(
  db: Db,
  filter: OrderFilter,
  limit: number,
): Promise<{ total: number; isMore: boolean }> {
  const found = db
    .selectFrom("orders")
    .select("id")
    .where(matchesFilter(filter))
    .limit(limit + 1);
  const { total } = await db
    .selectFrom(found.as("found"))
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, limit), isMore: total > limit };
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

function orderOf({ sort }: Pick<OrderFilter, "sort">) {
  const isDescending = sort.startsWith("-");
  const order = isDescending
    ? ({ direction: "desc", beyond: sql`<` } as const)
    : ({ direction: "asc", beyond: sql`>` } as const);
  return sort.endsWith("total")
    ? ({ ...order, column: "orders.total_bani", value: sql`total_bani` } as const)
    : ({ ...order, column: "orders.placed_at", value: sql`placed_at` } as const);
}

export type SheetOrderFilter = Omit<OrderFilter, "sort">;

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

/** Returns a filter as a condition on `orders`. Each part has an index in order of placement. */
function matchesFilter(filter: SheetOrderFilter): RawBuilder<boolean> {
  const { status, stage, paymentState, payment, delivery, channel, text, from, to } = filter;
  const bound = (day: string, days: number) =>
    sql`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Bucharest'`;
  const parts = [
    status !== undefined && sql`orders.status = ${status}`,
    stage !== undefined && STAGES[stage],
    paymentState !== undefined && sql`orders.payment_state = ${paymentState}`,
    payment !== undefined && sql`orders.payment_code = ${payment}`,
    delivery !== undefined &&
      (delivery === "OWN"
        ? sql`orders.delivery_code ~ '^(VAN|MANUAL)_'`
        : sql`orders.delivery_code in (${sql.join(deliveriesOf(delivery))})`),
    channel !== undefined && sql`orders.order_type = ${channel}`,
    from !== undefined && sql`orders.placed_at >= ${bound(from, 0)}`,
    to !== undefined && sql`orders.placed_at < ${bound(to, 1)}`,
    text && matches(text),
  ].filter((part) => typeof part === "object");
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const isBeingPacked = sql<boolean>`exists (select from open_packing p where p.order_id = orders.id)`;

/** The stages of the list. Each condition begins with the status, which has an index. */
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

/** Maximum number of orders, newest first, that a search by product code can find. */
const MAX_WITH_CODE = 1_000;
const withCode = (code: string) => sql`
  select order_id from order_line where lower(code) = ${code} and quantity > 0 order by order_id desc limit ${MAX_WITH_CODE}`;

const inText = (pattern: string) => sql`orders.search_text like ${folded(sql`${pattern}`)}`;

function matches(text: string): RawBuilder<boolean> {
  const { words, email, phone, number, cui, code } = searchOf(text);
  // An array instead of a join lets the planner combine the indexes.
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

const SHOWN = 50;

export async function buyersOrders(
  db: Db,
  { customerId, email }: { customerId: number; email: string },
): Promise<{ own: Wire<StaffOrderRow>[]; guests: Wire<StaffOrderRow>[] }> {
  const rows = lastOrders(db);
  const own = await rows.where("orders.customer_id", "=", customerId).execute();
  const guests = await rows
    .where(sql`lower(orders.email)`, "=", email.toLowerCase())
    .where("orders.customer_id", "is", null)
    .execute();
  const shown = (some: typeof own) => some.map((row) => toWireRow(toRow(row)));
  return { own: shown(own), guests: shown(guests) };
}

export interface CompanyOrder {
  row: Wire<StaffOrderRow>;
  customerId: number | null;
  name: string;
  cui: string;
}

/** Returns the latest orders invoiced to a CUI or to CUIs merged into it, newest first. */
export async function ordersOfCompany(db: Db, digits: string): Promise<CompanyOrder[]> {
  const rows = await lastOrders(db)
    .where("orders.company_cui", "<>", "")
    .where(
      sql<boolean>`orders.company_cui = any(
        array(select cui from company_alias where into_cui = ${digits}) || ${digits}::text)`,
    )
    .execute();
  return rows.map((stored) => {
    const row = toRow(stored);
    const { customerId, company } = row.order;
    const { name = "", cui = "" } = company ?? {};
    return { row: toWireRow(row), customerId, name, cui };
  });
}

function lastOrders(db: Db) {
  return db
    .selectFrom("orders")
    .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
    .selectAll("orders")
    .select(["order_waybill.awb", partlySent().as("isPartlySent")])
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(SHOWN);
}

/** Serialises merges and splits of companies until the transaction ends. */
export async function lockAliases(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company_alias', 0))`.execute(tx);
}

export async function headOf(db: Db, cui: string): Promise<string> {
  const row = await db
    .selectFrom("company_alias")
    .select("into_cui")
    .where("cui", "=", cui)
    .executeTakeFirst();
  return row?.into_cui ?? cui;
}

export async function aliasesOf(db: Db, cui: string): Promise<string[]> {
  const rows = await db
    .selectFrom("company_alias")
    .select("cui")
    .where("into_cui", "=", cui)
    .orderBy("cui")
    .execute();
  return rows.map((row) => row.cui);
}

export async function joinCompany(
  tx: Tx,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await tx.updateTable("company_alias").set({ into_cui: into }).where("into_cui", "=", from).execute();
  await tx.insertInto("company_alias").values({ cui: from, into_cui: into, merged_at: now }).execute();
  await sql`select count_company(${from})`.execute(tx);
}

export async function partCompany(
  tx: Tx,
  { from, along, into }: { from: string; along: readonly string[]; into: string },
): Promise<void> {
  await tx.deleteFrom("company_alias").where("cui", "=", from).execute();
  if (along.length > 0)
    await tx.updateTable("company_alias").set({ into_cui: from }).where("cui", "in", along).execute();
  await sql`select count_company(${from})`.execute(tx);
  await sql`select count_company(${into})`.execute(tx);
}
