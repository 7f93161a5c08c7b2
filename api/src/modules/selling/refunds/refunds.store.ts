/** All SQL on refunds: money that goes back to buyers. */
import { type InferResult, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { DueRefund } from "./credits.rules.ts";

export interface Refund {
  amountBani: number;
  reason: string;
  state: string;
  createdAt: Date;
  doneAt: Date | null;
}

export interface NewRefund {
  orderId: number;
  returnId?: number;
  amountBani: number;
  reason: string;
  /** The account that it goes to, where the shop knows it; a return names its own. */
  bank?: string;
  iban?: string;
  /** Of what was bought it gives the delivery back. */
  takesDelivery?: boolean;
  cause: RefundCause;
  at: Date;
}

/** Why money goes back: 'late' came when no order waited for it, 'unasked' is the processor's own doing. */
export type RefundCause = "amended" | "late" | "undone" | "returned" | "given_back" | "unasked";

/** Writes money as due to the buyer, in bani, and tells its id; the caller holds the order. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<number> {
  const { id } = await tx
    .insertInto("refund")
    .values({
      order_id: refund.orderId,
      return_id: refund.returnId ?? null,
      amount_bani: refund.amountBani,
      reason: refund.reason,
      bank: refund.bank ?? "",
      iban: refund.iban ?? "",
      takes_delivery: refund.takesDelivery ?? false,
      cause: refund.cause,
      state: "due",
      created_at: refund.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface PaidBack {
  id: number;
  orderId: number;
  amountBani: number;
  reason: string;
}

/** Marks these refunds as paid back where they are due, and tells which were. */
export async function finishRefunds(tx: Tx, ids: readonly number[], at: Date): Promise<PaidBack[]> {
  return tx
    .updateTable("refund")
    .set({ state: "done", done_at: at })
    .where("id", "=", anyOf(ids))
    .where("state", "=", "due")
    .returning(["id", "order_id as orderId", "amount_bani as amountBani", "reason"])
    .execute();
}

/** The refunds of an order that are due, each with what has not gone yet; its row is locked. */
export async function listOpen(
  tx: Tx,
  orderId: number,
): Promise<(DueRefund & { orderId: number; amountBani: number; reason: string })[]> {
  return tx
    .selectFrom("refund as r")
    .select(["r.id", "r.order_id as orderId", "r.amount_bani as amountBani", "r.reason"])
    .select([openOf.as("openBani"), sql<boolean>`r.iban <> ''`.as("namesAccount")])
    .where("r.order_id", "=", orderId)
    .where("r.state", "=", "due")
    .orderBy("r.id")
    .execute();
}

/** What of a refund went. As a sub-query it is found by the refund's id; joined, the view would add up every refund. */
const paidOf = sql<number>`coalesce((select p.paid_bani from refund_paid p where p.refund_id = r.id), 0)`;

/** What of a refund has not gone. */
const openOf = sql<number>`(r.amount_bani - ${paidOf})::integer`;

/** True once a refund gave the price of the delivery back. */
export async function isDeliveryGiven(db: Db, orderId: number): Promise<boolean> {
  const refunds = db.selectFrom("refund").select("id").where("order_id", "=", orderId);
  return (await refunds.where("takes_delivery", "=", true).executeTakeFirst()) !== undefined;
}

/** A refund with where it goes; undefined for an unknown id. */
export async function findRefund(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<(Refund & { orderId: number; bank: string; iban: string }) | undefined> {
  return db
    .selectFrom("refund as r")
    .select([
      "r.order_id as orderId",
      "r.amount_bani as amountBani",
      "r.reason",
      "r.state",
      "r.bank",
      "r.iban",
    ])
    .select(["r.created_at as createdAt", "r.done_at as doneAt"])
    .where("r.id", "=", id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** What is to go back to an order's buyer and has not gone, in bani. */
export async function sumOpen(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom("order_due")
    .select("due_bani")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.due_bani ?? 0;
}

/** An order's refunds, the first before the later ones: of one that went in part, what is due and what went. */
export async function listRefunds(db: Db, orderId: number): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select s.bani as "amountBani", r.reason, s.state, r.created_at as "createdAt", s.at as "doneAt"
    from refund r cross join lateral (values (${openOf}, 'due', null::timestamptz), (${paidOf}::integer, 'done',
      coalesce(r.done_at, (select p.last_at from refund_paid p where p.refund_id = r.id)))) s(bani, state, at)
    where r.order_id = ${orderId} and s.bani > 0 order by r.id, s.state desc`.execute(db);
  return rows;
}

/** What goes back of these orders, in bani, refund by refund, each with the return that it is for. */
export async function refundsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<{ orderId: number; returnId: number | null; bani: number; cause: RefundCause | null }[]> {
  return (
    db
      .selectFrom("refund")
      .select(["order_id as orderId", "return_id as returnId", "amount_bani as bani"])
      // The column's check keeps it to the causes; null of refunds from before there were any.
      .select((refund) => refund.ref("cause").$castTo<RefundCause | null>().as("cause"))
      .where("order_id", "=", anyOf(orderIds))
      .orderBy("id")
      .execute()
  );
}

/** Notes the account that a refund goes to; false for one that went already. */
export async function writeAccount(
  tx: Tx,
  id: number,
  { bank, iban }: { bank: string; iban: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refund")
    .set({ bank, iban })
    .where("id", "=", id)
    .where("state", "=", "due")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose word an account is: told for the money itself, the one that the transfer came from, the firm's of the order. */
export type AccountSource = "told" | "transfer" | "company";

export type RefundRow = InferResult<ReturnType<typeof refundRows>>[number];

/** A page of what goes back to buyers, oldest first. */
export async function listRefundRows(
  db: Db,
  { state, ...paging }: Paging & { state: "due" | "done" },
): Promise<{ rows: RefundRow[]; total: number }> {
  return pageOf(refundRows(db).where("r.state", "=", state).orderBy("r.created_at").orderBy("r.id"), paging);
}

/** One of them; undefined for an unknown id. */
export async function findRefundRow(db: Db, id: number): Promise<RefundRow | undefined> {
  return refundRows(db).where("r.id", "=", id).executeTakeFirst();
}

/** What is due of an order, and whether its processor sends it back to the card. */
export async function listDue(
  tx: Tx,
  orderId: number,
): Promise<Pick<RefundRow, "id" | "orderId" | "amountBani" | "isByCard">[]> {
  return refundRows(tx).where("r.order_id", "=", orderId).where("r.state", "=", "due").execute();
}

function refundRows(db: Db) {
  // For it, in its return, or in the last return that told one of its order.
  const told = sql`coalesce(nullif(r.iban, ''), nullif(a.iban, ''), l.iban)`;
  const shownBank = sql`case when r.iban <> '' then r.bank when a.iban <> '' then a.bank else l.bank end`;
  const transfer = sql`nullif(t.iban, '')`;
  const company = sql`nullif(w.iban, '')`;
  return db
    .selectFrom("refund as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .innerJoin("order_account as w", "w.order_id", "r.order_id")
    .leftJoin("return_account as a", "a.return_id", "r.return_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("return_account")
          .select(["bank", "iban"])
          .whereRef("order_id", "=", "r.order_id")
          .where("iban", "!=", "")
          .orderBy("return_id", "desc")
          .limit(1)
          .as("l"),
      (join) => join.onTrue(),
    )
    .leftJoin("transfer_account as t", "t.order_id", "r.order_id")
    .select(["r.id", "r.order_id as orderId", "o.number as orderNumber", "o.buyer_name as name", "o.email"])
    .select(["o.payment_name as paymentName", "r.reason", "r.state"])
    .select([
      // What went is shown whole; of what is due, what has not gone.
      sql<number>`case r.state when 'due' then ${openOf} else r.amount_bani end`.as("amountBani"),
      // The processor that took the card sends it back: it was told no account, and still holds money.
      sql<boolean>`r.iban = '' and w.has_card_money`.as("isByCard"),
      // The account that it goes to, by the first that tells one; a card's money needs none.
      sql<string | null>`coalesce(${told}, ${transfer}, ${company})`.as("iban"),
      sql<string | null>`case when ${told} is not null then nullif(${shownBank}, '')
        when ${transfer} is null and ${company} is not null then nullif(w.bank, '') end`.as("bank"),
      sql<AccountSource | null>`case when ${told} is not null then 'told' when ${transfer} is not null then 'transfer'
        when ${company} is not null then 'company' end`.as("accountFrom"),
    ])
    .select(["r.created_at as createdAt", "r.done_at as doneAt"]);
}

/** Money that is due to buyers. */
export async function waitingRefunds(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(created_at) as oldest from refund where state = 'due'`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
