import { type InferResult, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { RefundAttemptState } from "./attempts.store.ts";
import { namesPerson } from "../../../db/names-person.ts";

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
  bank?: string;
  iban?: string;
  takesDelivery?: boolean;
  cause: RefundCause;
  at: Date;
}

/** 'late': no order awaited the payment. 'unasked': the processor credited it without a request. */
export type RefundCause = "amended" | "late" | "undone" | "returned" | "given_back" | "unasked";

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

export async function finishRefunds(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable("refund")
    .set({ state: "done", done_at: at })
    .where("id", "=", anyOf(ids))
    .where("state", "=", "due")
    .execute();
}

/** A subquery, because a join would aggregate all refunds. */
const paidOf = sql<number>`coalesce((select p.paid_bani from refund_paid p where p.refund_id = r.id), 0)`;

const openOf = sql<number>`(r.amount_bani - ${paidOf})::integer`;

export async function isDeliveryRefunded(db: Db, orderId: number): Promise<boolean> {
  const refunds = db.selectFrom("refund").select("id").where("order_id", "=", orderId);
  return (await refunds.where("takes_delivery", "=", true).executeTakeFirst()) !== undefined;
}

export async function findRefund(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<(Refund & { orderId: number; bank: string; iban: string }) | undefined> {
  return db
    .selectFrom("refund")
    .select(["order_id as orderId", "amount_bani as amountBani", "reason", "state", "bank", "iban"])
    .select(["created_at as createdAt", "done_at as doneAt"])
    .where("id", "=", id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function listRefunds(db: Db, orderId: number): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select s.bani as "amountBani", r.reason, s.state, r.created_at as "createdAt", s.at as "doneAt"
    from refund r cross join lateral (values (${openOf}, 'due', null::timestamptz), (${paidOf}::integer, 'done',
      coalesce(r.done_at, (select p.last_at from refund_paid p where p.refund_id = r.id)))) s(bani, state, at)
    where r.order_id = ${orderId} and s.bani > 0 order by r.id, s.state desc`.execute(db);
  return rows;
}

export async function refundsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<{ orderId: number; returnId: number | null; bani: number; cause: RefundCause | null }[]> {
  return (
    db
      .selectFrom("refund")
      .select(["order_id as orderId", "return_id as returnId", "amount_bani as bani"])
      // The value is null for refunds older than the column.
      .select((refund) => refund.ref("cause").$castTo<RefundCause | null>().as("cause"))
      .where("order_id", "=", anyOf(orderIds))
      .orderBy("id")
      .execute()
  );
}

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

/** Source of the IBAN: entered for the refund, taken from the order's bank transfer, or from the company's details. */
export type AccountSource = "told" | "transfer" | "company";

export type RefundRow = InferResult<ReturnType<typeof refundRows>>[number];

export async function listRefundRows(
  db: Db,
  { state, ...paging }: Paging & { state: "due" | "done" },
): Promise<{ rows: RefundRow[]; total: number }> {
  return pageOf(refundRows(db).where("r.state", "=", state).orderBy("r.created_at").orderBy("r.id"), paging);
}

export async function findRefundRow(db: Db, id: number): Promise<RefundRow | undefined> {
  return refundRows(db).where("r.id", "=", id).executeTakeFirst();
}

export async function listDue(tx: Tx, orderId: number): Promise<RefundRow[]> {
  const own = refundRows(tx).where("r.order_id", "=", orderId);
  return own.where("r.state", "=", "due").orderBy("r.id").execute();
}

function refundRows(db: Db) {
  // The account given for the refund, for its return, or for the order's latest return with an account.
  const named = sql`coalesce(nullif(r.iban, ''), nullif(a.iban, ''), l.iban)`;
  const namedBank = sql`case when r.iban <> '' then r.bank when a.iban <> '' then a.bank else l.bank end`;
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
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("refund_attempt")
          .select(["state", "detail", "amount_bani", "asked_at"])
          .whereRef("refund_id", "=", "r.id")
          .orderBy("id", "desc")
          .limit(1)
          .as("q"),
      (join) => join.onTrue(),
    )
    .select(["w.card_provider as cardProvider", "q.detail as askedDetail", "q.asked_at as askedAt"])
    .select((row) => [
      "q.amount_bani as askedBani",
      row.ref("q.state").$castTo<RefundAttemptState | null>().as("askedState"),
    ])
    .select(["r.id", "r.order_id as orderId", "o.number as orderNumber", "o.buyer_name as name", "o.email"])
    .select(["o.payment_name as paymentName", "r.reason", "r.state"])
    .select([
      sql<number>`case r.state when 'due' then ${openOf} else r.amount_bani end`.as("amountBani"),
      // Refunds without a given account go to the card while the processor holds money of the order.
      sql<boolean>`r.iban = '' and w.has_card_money`.as("isByCard"),
      sql<boolean>`r.iban <> ''`.as("namesAccount"),
      sql<string | null>`coalesce(${named}, ${transfer}, ${company})`.as("iban"),
      sql<string | null>`case when ${named} is not null then nullif(${namedBank}, '')
        when ${transfer} is null and ${company} is not null then nullif(w.bank, '') end`.as("bank"),
      sql<AccountSource | null>`case when ${named} is not null then 'told' when ${transfer} is not null then 'transfer'
        when ${company} is not null then 'company' end`.as("accountFrom"),
    ])
    .select(["r.created_at as createdAt", "r.done_at as doneAt"]);
}

export async function waitingRefunds(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(created_at) as oldest from refund where state = 'due'`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

export async function storedRefunds(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
) {
  return tx
    .selectFrom("refund as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .select(["o.number as order_number", "r.amount_bani", "r.reason", "r.bank", "r.iban", "r.state"])
    .select(["r.created_at", "r.done_at"])
    .where(
      sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`,
    )
    .orderBy("r.id")
    .execute();
}

/** Returns the orders with an open refund, or with a card refund that the processor has not confirmed. */
export async function ordersWithDueRefunds(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select b.order_id as "orderId" from order_balance b
    left join order_due d on d.order_id = b.order_id left join order_credit c on c.order_id = b.order_id
    where b.order_id = any(${[...orderIds]}::bigint[])
      and (d.due_bani > 0 or b.card_paid_out_bani > coalesce(c.credited_bani, 0))`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** Erases accounts of refunds, and reasons that contain names. Returns the refunds' ids and former accounts. */
export async function eraseAccounts(
  tx: Tx,
  orderIds: readonly number[],
  patterns: readonly string[],
): Promise<{ ids: number[]; ibans: string[] }> {
  const { rows } = await sql<{ id: number; iban: string }>`
    with named as (select id, iban from refund where order_id = any(${[...orderIds]}::bigint[]))
    update refund r set bank = '', iban = '',
      reason = case when ${namesPerson(sql`r.reason`, patterns)} then 'Restituire' else r.reason end
    from named where r.id = named.id returning r.id, named.iban`.execute(tx);
  return { ids: rows.map(({ id }) => id), ibans: rows.flatMap(({ iban }) => (iban === "" ? [] : [iban])) };
}
