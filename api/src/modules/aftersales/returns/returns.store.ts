/** All SQL on returns, and on what of an order can be returned. */
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type InferResult, type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { type Fields, toColumns } from "../../../db/fields.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import type { OrderStatus } from "../../selling/orders/index.ts";
import {
  endReturns,
  type LinePieces,
  loadOpenReturns,
  postPieces,
  withdraw,
} from "../../selling/ledger/index.ts";
import { refundsOfOrders } from "../../selling/refunds/index.ts";
import { firstReturnableDelivery } from "./return-days.rules.ts";
import type { ReturnTerms } from "./return-terms.rules.ts";
import {
  RETURNABLE_STATUSES,
  type BoughtLine,
  type ReturnStatus,
  WITHDRAWABLE_STATUSES,
} from "./returns.rules.ts";

type Row = InferResult<ReturnType<typeof returns>>[number];

export interface Return extends Row {
  status: ReturnStatus;
  orderStatus: OrderStatus;
  /** What goes back to the buyer, once it is due. */
  refundBani: number | null;
  /** What goes back of its order, for this and whatever else it ended by; null for nothing. */
  orderRefundBani: number | null;
  lines: { productId: number | null; name: string; unit: string; quantity: number }[];
}

/** What is written of a return when it is asked for or declared. */
const WRITTEN = {
  orderId: "order_id",
  /** Null for a guest's. */
  customerId: "customer_id",
  fullName: "full_name",
  email: "email",
  phone: "phone",
  bank: "bank",
  iban: "iban",
  reasonId: "reason_id",
  observation: "observation",
  status: "status",
  isWithdrawal: "is_withdrawal",
} as const satisfies Record<string, keyof DB["return_request"]>;

type Written = Fields<Selectable<DB["return_request"]>, typeof WRITTEN>;
export interface NewReturn extends Written {
  status: ReturnStatus;
  lines: LinePieces[];
  at: Date;
}
interface PageOfReturns {
  returns: Return[];
  total: number;
}

/** A page of a customer's returns, newest first. */
export async function listCustomerReturns(
  db: Db,
  customerId: number,
  paging: Paging,
): Promise<PageOfReturns> {
  const own = returns(db).where("r.customer_id", "=", customerId);
  return pageWithLines(db, own.orderBy("r.created_at", "desc").orderBy("r.id", "desc"), paging);
}

/** A page of returns, in the order of their query. */
export async function pageWithLines(
  db: Db,
  query: ReturnType<typeof returns>,
  paging: Paging,
): Promise<PageOfReturns> {
  const { rows, total } = await pageOf(query, paging);
  return { returns: await withLines(db, rows), total };
}

/** By its own id, whoever's it is; undefined for an unknown one. */
export async function findReturn(db: Db, id: number): Promise<Return | undefined> {
  return (await withLines(db, await returns(db).where("r.id", "=", id).execute()))[0];
}

/** Returns with what of their orders goes with them, as `r` and `o`. */
export function returns(db: Db) {
  return db
    .selectFrom("return_request as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .innerJoin("return_reason as reason", "reason.id", "r.reason_id")
    .select([
      "r.id",
      "r.number",
      // Null for a guest's.
      "r.customer_id as customerId",
      "r.order_id as orderId",
      "o.number as orderNumber",
      "o.random_id as orderRandomId",
      // Where the order was confirmed to; who asks may name another.
      "o.email as orderEmail",
      "r.full_name as fullName",
      "r.email",
      "r.phone",
      "r.bank",
      "r.iban",
      "reason.name as reason",
      "r.observation",
      "r.status",
      // Declared, not asked for (decision 0017).
      "r.is_withdrawal as isWithdrawal",
      "r.rejection",
      "r.created_at as createdAt",
      "r.changed_at as changedAt",
      "o.status as orderStatus",
      "o.payment_code as paymentCode",
      "o.payment_state as paymentState",
      "o.total_bani as totalBani",
      // Null while the order has not arrived.
      "o.delivered_at as deliveredAt",
    ]);
}

/** One question for the lines of a whole page. */
async function withLines(db: Db, rows: Row[]): Promise<Return[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const refunds = await refundsOfOrders(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const lines = await db
    .selectFrom("return_goods as l")
    .select(["l.return_id as returnId", "l.product_id as productId", "l.name", "l.unit", "l.quantity"])
    .where("l.return_id", "in", ids)
    .orderBy("l.position")
    .execute();
  return rows.map((row) => ({
    ...row,
    // The column's check keeps it to the statuses of the table.
    status: row.status as ReturnStatus,
    orderStatus: row.orderStatus as OrderStatus,
    refundBani: refunds.findLast(({ returnId }) => returnId === row.id)?.bani ?? null,
    orderRefundBani: sumOf(refunds.filter(({ orderId }) => orderId === row.orderId)),
    lines: lines.filter(({ returnId }) => returnId === row.id).map(({ returnId: _id, ...line }) => line),
  }));
}

/** What goes back because an order ended: neither for a change nor what no order waited for; null for nothing. */
function sumOf(refunds: Awaited<ReturnType<typeof refundsOfOrders>>): number | null {
  const ended = refunds.filter(({ cause }) => cause !== "amended" && cause !== "late");
  return ended.length === 0 ? null : ended.reduce((sum, { bani }) => sum + bani, 0);
}

export async function listReasons(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("return_reason").select(["id", "name"]).orderBy("id").execute();
}

type ReturnableRow = InferResult<ReturnType<typeof returnableOrders>>[number];

/** An order of which something can be returned; its lines are goods that were paid for. */
export interface Returnable extends ReturnableRow {
  status: OrderStatus;
  lines: (BoughtLine & { productId: number })[];
}
export interface Eligibility {
  /** A withdrawal begins with the order, a return with its arrival. */
  kind: "return" | "withdrawal";
  /** Undefined for an order that was found by its number: it is whoever found it. */
  customerId: number | undefined;
  terms: ReturnTerms;
  now: Date;
}

/** A page of a customer's orders within their days of return, newest first. */
export async function listReturnableOrders(
  db: Db,
  eligibility: Eligibility,
  paging: Paging,
): Promise<{ orders: Returnable[]; total: number }> {
  const { rows, total } = await pageOf(returnableOrders(db, eligibility), paging);
  return { orders: await withReturnableLines(db, rows), total };
}

/**
 * One of them; undefined when nothing of it can be returned any more. Without an eligibility it is anybody's order,
 * however long ago it arrived.
 */
export async function findReturnableOrder(
  db: Db,
  eligibility: Eligibility | undefined,
  orderId: number,
): Promise<Returnable | undefined> {
  const found = returnableOrders(db, eligibility).where("o.order_id", "=", orderId);
  return (await withReturnableLines(db, await found.execute()))[0];
}

function returnableOrders(db: Db, eligibility: Eligibility | undefined) {
  return (
    db
      .selectFrom("order_facts as o")
      .select(["o.order_id as id", "o.random_id as randomId", "o.number", "o.placed_at as placedAt"])
      // Null for what has not arrived, of which one may withdraw only.
      .select(["o.delivered_at as deliveredAt", "o.status"])
      .select([
        "o.payment_code as paymentCode",
        "o.payment_state as paymentState",
        "o.total_bani as totalBani",
      ])
      .where(
        "o.status",
        "in",
        eligibility?.kind === "withdrawal" ? WITHDRAWABLE_STATUSES : RETURNABLE_STATUSES,
      )
      .where(eligibility ? ownInTime(eligibility) : sql<boolean>`true`)
      .where(
        sql<boolean>`exists (
        select from order_goods l join order_line_state s on s.line_id = l.line_id
        where l.order_id = o.order_id and l.product_type = 'product' and l.product_id is not null and s.takable > 0)`,
      )
      .orderBy("o.placed_at", "desc")
      .orderBy("o.order_id", "desc")
  );
}

/** Days count from the day after delivery, to the end of the last one, as the shop's customers count them. */
function ownInTime({ kind, customerId, terms, now }: Eligibility): RawBuilder<boolean> {
  const isOwn = customerId === undefined ? sql`true` : sql`o.customer_id = ${customerId}`;
  return sql<boolean>`${isOwn} and (o.customer_type = 'pf' or ${terms.companies}::boolean)
      and (${kind === "withdrawal" ? sql`not o.status = any(${[...RETURNABLE_STATUSES]}::text[])` : sql`false`}
        or (o.delivered_at at time zone 'Europe/Bucharest')::date
          >= ${firstReturnableDelivery(terms.days, now)}::date)`;
}

async function withReturnableLines(db: Db, rows: ReturnableRow[]): Promise<Returnable[]> {
  const goods = await loadGoods(
    db,
    rows.map(({ id }) => id),
  );
  const lines = goods.flatMap((line) =>
    line.productType === PRODUCT_TYPE.product && line.productId !== null
      ? [{ ...line, productId: line.productId }]
      : [],
  );
  return rows.map((row) => ({
    ...row,
    // The query lets no other statuses through.
    status: row.status as OrderStatus,
    lines: lines.filter(({ orderId }) => orderId === row.id),
  }));
}

/** What these orders have, order by order as it is displayed, with what of it came back or is asked to. */
export async function loadGoods(db: Db, orderIds: readonly number[]): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    select l.order_id as "orderId", l.line_id as "lineId", l.position, l.product_type as "productType",
      l.product_id as "productId", l.name, l.code, l.picture, l.unit, l.unit_price_bani as "unitPriceBani", l.quantity,
      s.taken, s.paid_back as "paidBack"
    from order_goods l join order_line_state s on s.line_id = l.line_id
    where l.order_id = any(${[...orderIds]}::bigint[]) order by l.order_id, l.position`.execute(db);
  return rows;
}

/** Writes a return and tells its id and number; the caller holds the order's lock. */
export async function insertReturn(tx: Tx, request: NewReturn): Promise<{ id: number; number: number }> {
  const kept = await tx
    .insertInto("return_request")
    .values({ ...toColumns(request, WRITTEN), created_at: request.at, changed_at: request.at })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await postPieces(tx, withdraw(kept.id, request.lines), request.at);
  return kept;
}

export async function writeReturnStatus(
  tx: Tx,
  id: number,
  { status, rejection, at }: { status: ReturnStatus; rejection: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ status, rejection, changed_at: at })
    .where("id", "=", id)
    .execute();
}

/** What was asked of an order and withdrawn from of it, oldest first. */
export async function listReturnsOf(db: Db, orderId: number): Promise<Return[]> {
  return withLines(db, await returns(db).where("r.order_id", "=", orderId).orderBy("r.id").execute());
}

/** What was withdrawn from of an order, oldest first. */
export async function listWithdrawals(db: Db, orderId: number): Promise<Return[]> {
  return (await listReturnsOf(db, orderId)).filter(({ isWithdrawal }) => isWithdrawal);
}

/** Writes the account of these returns where none was named, and leaves the others; the caller holds the order. */
export async function writeReturnAccount(
  tx: Tx,
  ids: readonly number[],
  { bank, iban }: { bank: string; iban: string },
): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ bank, iban })
    .where("id", "=", anyOf(ids))
    .where("iban", "=", "")
    .execute();
}

/** Closes what was withdrawn from piece by piece until nothing was left: its pieces stay with the order that ends. */
export async function closeWithdrawals(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ status: "closed", changed_at: at })
    .where("order_id", "=", orderId)
    .where("status", "=", "declared")
    .execute();
  await postPieces(tx, endReturns("kept", await loadOpenReturns(tx, orderId)), at);
}
