import type { Courier } from "@curat/contract/deliveries.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type InferResult, type RawBuilder, type Selectable, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { lateBefore } from "../../../calendar/deadline.ts";
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
  returnsWithRetainedPieces,
  withdraw,
} from "../../selling/ledger/index.ts";
import { refundsOfOrders } from "../../selling/refunds/index.ts";
import { REFUND_DAYS, type ReturnTerms } from "./return-terms.rules.ts";
import {
  type BoughtLine,
  openStatuses,
  overdueWords,
  RETURNABLE_STATUSES,
  type ReturnStatus,
  WITHDRAWABLE_STATUSES,
} from "./returns.rules.ts";
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { containing } from "../../../db/containing.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

type Row = InferResult<ReturnType<typeof returns>>[number];

export interface Return extends Row {
  status: ReturnStatus;
  /** Waybill of the courier that brings the goods back; null without one. */
  waybill: { courier: Courier; awb: string; code: string; status: string } | null;
  orderStatus: OrderStatus;
  refundBani: number | null;
  orderRefundBani: number | null;
  areKept: boolean;
}

const NEW_COLUMNS = {
  orderId: "order_id",
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

export interface NewReturn extends Fields<Selectable<DB["return_request"]>, typeof NEW_COLUMNS> {
  status: ReturnStatus;
  lines: LinePieces[];
  at: Date;
}

export async function listCustomerReturns(
  db: Db,
  customerId: number,
  paging: Paging,
): Promise<{ returns: Return[]; total: number }> {
  const own = returns(db).where("r.customer_id", "=", customerId);
  return pageOfReturns(db, own.orderBy("r.created_at", "desc").orderBy("r.id", "desc"), paging);
}

async function pageOfReturns(
  db: Db,
  query: ReturnType<typeof returns>,
  paging: Paging,
): Promise<{ returns: Return[]; total: number }> {
  const { rows, total } = await pageOf(query, paging);
  return { returns: await withRefunds(db, rows), total };
}

export async function findReturn(db: Db, id: number): Promise<Return | undefined> {
  return (await withRefunds(db, await returns(db).where("r.id", "=", id).execute()))[0];
}

export async function listReturnsOf(db: Db, orderId: number): Promise<Return[]> {
  return withRefunds(db, await returns(db).where("r.order_id", "=", orderId).orderBy("r.id").execute());
}

export async function listWithdrawals(db: Db, orderId: number): Promise<Return[]> {
  return (await listReturnsOf(db, orderId)).filter(({ isWithdrawal }) => isWithdrawal);
}

export async function listWithdrawalProofs(db: Db, after: number, limit: number): Promise<Return[]> {
  const later = returns(db).where("r.is_withdrawal", "=", true).where("r.id", ">", after);
  return withRefunds(db, await later.orderBy("r.id").limit(limit).execute());
}

function returns(db: Db) {
  return (
    db
      .selectFrom("return_request as r")
      .innerJoin("order_facts as o", "o.order_id", "r.order_id")
      .innerJoin("return_reason as reason", "reason.id", "r.reason_id")
      .select(["r.id", "r.number", "r.customer_id as customerId", "r.order_id as orderId"])
      .select(["o.number as orderNumber", "o.random_id as orderRandomId"])
      // The order's email address; the return may have a different one.
      .select(["o.email as orderEmail", "r.full_name as fullName", "r.email", "r.phone", "r.bank", "r.iban"])
      .select(["reason.name as reason", "r.observation", "r.status", "r.is_withdrawal as isWithdrawal"])
      .select(["r.rejection", "r.created_at as createdAt", "r.changed_at as changedAt"])
      .select(["o.status as orderStatus", "o.payment_code as paymentCode"])
      .select(["o.payment_state as paymentState", "o.total_bani as totalBani"])
      .select(["o.delivered_at as deliveredAt"])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("return_goods as l")
            .select(["l.product_id as productId", "l.name", "l.unit", "l.quantity"])
            .whereRef("l.return_id", "=", "r.id")
            .orderBy("l.position"),
        ).as("lines"),
      )
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom("return_waybill as w")
            .select(["w.courier", "w.awb", "w.code", "w.tracked_text as status"])
            .whereRef("w.return_id", "=", "r.id")
            .where("w.state", "=", "made"),
        ).as("waybill"),
      )
  );
}

async function withRefunds(db: Db, rows: Row[]): Promise<Return[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const ids = rows.map(({ id }) => id);
  const refunds = rows.length > 0 ? await refundsOfOrders(db, orderIds) : [];
  const kept = rows.length > 0 ? await returnsWithRetainedPieces(db, ids) : [];
  return rows.map((row) => {
    // Refunds for amendments and late payments do not mean that the order ended.
    const ended = refunds.filter(
      ({ orderId, cause }) => orderId === row.orderId && cause !== "amended" && cause !== "late",
    );
    return {
      ...row,
      areKept: kept.includes(row.id),
      // The column's check allows only these statuses.
      status: row.status as ReturnStatus,
      // The service writes only known couriers.
      waybill: row.waybill && { ...row.waybill, courier: row.waybill.courier as Courier },
      orderStatus: row.orderStatus as OrderStatus,
      refundBani: refunds.findLast(({ returnId }) => returnId === row.id)?.bani ?? null,
      orderRefundBani: ended.length === 0 ? null : ended.reduce((sum, { bani }) => sum + bani, 0),
    };
  });
}

export async function listReasons(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("return_reason").select(["id", "name"]).orderBy("id").execute();
}

type ReturnableRow = InferResult<ReturnType<typeof returnableOrders>>[number];

export interface Returnable extends ReturnableRow {
  status: OrderStatus;
  lines: BoughtLine[];
}
export interface Eligibility {
  /** Buyers may withdraw from the moment the order is placed, but return goods only after delivery. */
  kind: "return" | "withdrawal";
  /** The customer who must own the order; undefined if a guest found the order by its number. */
  customerId: number | undefined;
  terms: ReturnTerms;
  now: Date;
}

export async function listReturnableOrders(
  db: Db,
  eligibility: Eligibility,
  paging: Paging,
): Promise<{ orders: Returnable[]; total: number }> {
  const { rows, total } = await pageOf(returnableOrders(db, eligibility), paging);
  return { orders: await withReturnableLines(db, rows), total };
}

/** Returns an order with its returnable goods. Checks deadline and owner if `eligibility` is given. */
export async function findReturnableOrder(
  db: Db,
  eligibility: Eligibility | undefined,
  orderId: number,
): Promise<Returnable | undefined> {
  const found = returnableOrders(db, eligibility).where("o.order_id", "=", orderId);
  return (await withReturnableLines(db, await found.execute()))[0];
}

function returnableOrders(db: Db, eligibility: Eligibility | undefined) {
  const statuses = eligibility?.kind === "withdrawal" ? WITHDRAWABLE_STATUSES : RETURNABLE_STATUSES;
  return db
    .selectFrom("order_facts as o")
    .select(["o.order_id as id", "o.random_id as randomId", "o.number", "o.placed_at as placedAt"])
    .select(["o.delivered_at as deliveredAt", "o.status", "o.payment_code as paymentCode"])
    .select(["o.payment_state as paymentState", "o.total_bani as totalBani"])
    .where("o.status", "in", statuses)
    .where(eligibility ? ownInTime(eligibility) : sql<boolean>`true`)
    .where(
      sql<boolean>`exists (
        select from order_goods l join order_line_state s on s.line_id = l.line_id
        where l.order_id = o.order_id and l.product_type = 'product' and s.takable > 0)`,
    )
    .orderBy("o.placed_at", "desc")
    .orderBy("o.order_id", "desc");
}

/**
 * Returns a condition for orders that may still be returned. The period counts calendar days in Romania from the day
 * after delivery; a withdrawal is also possible before delivery.
 */
function ownInTime({ kind, customerId, terms, now }: Eligibility): RawBuilder<boolean> {
  const isOwn = customerId === undefined ? sql`true` : sql`o.customer_id = ${customerId}`;
  return sql<boolean>`${isOwn} and (o.customer_type = 'pf' or ${terms.companies}::boolean)
      and (${kind === "withdrawal" ? sql`not o.status = any(${[...RETURNABLE_STATUSES]}::text[])` : sql`false`}
        or (o.delivered_at at time zone 'Europe/Bucharest')::date
          >= ${lateBefore(terms.days, now)}::date)`;
}

async function withReturnableLines(db: Db, rows: ReturnableRow[]): Promise<Returnable[]> {
  const orderIds = rows.map(({ id }) => id);
  const lines = (await loadGoods(db, orderIds)).filter(
    ({ productType }) => productType === PRODUCT_TYPE.product,
  );
  return rows.map((row) => ({
    ...row,
    // The query selects only these statuses.
    status: row.status as OrderStatus,
    lines: lines.filter(({ orderId }) => orderId === row.id),
  }));
}

export async function loadGoods(db: Db, orderIds: readonly number[]): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    select l.order_id as "orderId", l.line_id as "lineId", l.position, l.product_type as "productType",
      l.product_id as "productId", l.name, l.code, l.picture, l.unit, l.unit_price_bani as "unitPriceBani", l.quantity,
      s.taken, s.paid_back as "paidBack"
    from order_goods l join order_line_state s on s.line_id = l.line_id
    where l.order_id = any(${[...orderIds]}::bigint[]) order by l.order_id, l.position`.execute(db);
  return rows;
}

export async function insertReturn(tx: Tx, request: NewReturn): Promise<{ id: number; number: number }> {
  const created = await tx
    .insertInto("return_request")
    .values({ ...toColumns(request, NEW_COLUMNS), created_at: request.at, changed_at: request.at })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await postPieces(tx, withdraw(created.id, request.lines), request.at);
  return created;
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

export async function closeWithdrawals(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ status: "closed", changed_at: at })
    .where("order_id", "=", orderId)
    .where("status", "=", "declared")
    .execute();
  await postPieces(tx, endReturns("kept", await loadOpenReturns(tx, orderId)), at);
}

export interface ReturnFilter {
  statuses: ReturnStatus[] | undefined;
  kind: "return" | "withdrawal" | undefined;
  deadline: DeadlineState | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

export async function listStaffReturns(
  db: Db,
  { statuses, kind, deadline, text, sort, now }: ReturnFilter,
  paging: Paging,
): Promise<{ returns: Return[]; total: number }> {
  const direction = sort === "newest" ? "desc" : "asc";
  const query = returns(db)
    .$if(statuses !== undefined, (rows) => rows.where("r.status", "in", statuses ?? []))
    .$if(kind !== undefined, (rows) => rows.where("r.is_withdrawal", "=", kind === "withdrawal"))
    .$if(deadline !== undefined, (rows) => rows.where(isInState(deadline ?? "running", now)))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    // Sorts by deadline. Refunds that may wait for their goods come last.
    .$if(sort === "oldest", (rows) => rows.orderBy(isInState("waiting", now)))
    .orderBy("r.created_at", direction)
    .orderBy("r.id", direction);
  return pageOfReturns(db, query, paging);
}

const isOpen = sql<boolean>`r.status = any(${openStatuses()}::text[])`;

function isOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(r.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(REFUND_DAYS, now)}::date`;
}

function isInState(state: DeadlineState, now: Date): RawBuilder<boolean> {
  if (state === "running") return sql<boolean>`(${isOpen} and not ${isOver(now)})`;
  const mayWait = sql<boolean>`(r.status <> 'received' and (o.delivered_at is not null or o.status = 'shipped'))`;
  return sql<boolean>`(${isOpen} and ${isOver(now)} and ${mayWait} = ${state === "waiting"}::boolean)`;
}

/** Summarises open returns. The oldest one excludes those that may wait for their goods. */
export async function waitingReturns(db: Db, now: Date): Promise<Waiting & { details: string[] }> {
  const waits = isInState("waiting", now);
  const { rows } = await sql<Waiting & { late: number[]; waiting: number[] }>`
    select count(*)::integer as count, max(r.created_at) as newest, min(r.created_at) filter (where not ${waits}) as oldest,
      coalesce(array_agg(r.number order by r.id) filter (where ${isInState("late", now)}), '{}') as late,
      coalesce(array_agg(r.number order by r.id) filter (where ${waits}), '{}') as waiting
    from return_request r join order_facts o on o.order_id = r.order_id where ${isOpen}`.execute(db);
  const { late = [], waiting = [], ...counted } = rows[0] ?? { count: 0, oldest: null };
  return { ...counted, details: overdueWords({ late, waiting }) };
}

export async function countWithdrawals(db: Db, now: Date): Promise<{ all: number; late: number }> {
  const { rows } = await sql<{ all: number; late: number }>`
    select count(*) as "all", count(*) filter (where ${isOpen} and ${isOver(now)}) as late
    from return_request r where r.is_withdrawal`.execute(db);
  return rows[0] ?? { all: 0, late: 0 };
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  const number = /^\d{1,15}$/.test(text)
    ? sql`r.number = ${text}::bigint or o.number = ${text}::bigint or`
    : sql``;
  return sql<boolean>`(${number} r.full_name ilike ${part} or r.email ilike ${part} or r.phone like ${part})`;
}
