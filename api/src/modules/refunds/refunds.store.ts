/** All SQL on refunds: money that goes back to buyers. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../db/database.ts";
import { pageOf, type Paging } from "../../db/page.ts";
import type { Waiting } from "../../calendar/waiting.ts";

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
  /** It goes back because a paid order was changed and costs less. */
  isAmendment?: boolean;
  at: Date;
}

/** Writes money as due to the buyer, in bani, and tells its id; the caller holds the order. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<number> {
  const { orderId: order_id, returnId: return_id = null, amountBani: amount_bani, reason, at } = refund;
  const {
    bank = "",
    iban = "",
    takesDelivery: takes_delivery = false,
    isAmendment: is_amendment = false,
  } = refund;
  const { id } = await tx
    .insertInto("refund")
    .values({
      order_id,
      return_id,
      amount_bani,
      reason,
      bank,
      iban,
      takes_delivery,
      is_amendment,
      state: "due",
      created_at: at,
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

/** What the processor paid back without being asked by the shop's books. */
const BY_PROCESSOR = "Rambursată la procesator";

/**
 * Money that went back: what was due in that sum is done; else it is written as done, unless staff has done so already.
 * Tells what was written, and whether it stood as due before.
 */
export async function noteRefunded(
  tx: Tx,
  { orderId, amountBani, at }: { orderId: number; amountBani: number; at: Date },
): Promise<(PaidBack & { wasDue: boolean }) | undefined> {
  const { rows } = await sql<PaidBack>`
    update refund set state = 'done', done_at = ${at}
    where id = (select min(id) from refund where order_id = ${orderId} and amount_bani = ${amountBani} and state = 'due')
    returning id, order_id as "orderId", amount_bani as "amountBani", reason`.execute(tx);
  if (rows[0]) return { ...rows[0], wasDue: true };
  const added = await sql<PaidBack>`
    insert into refund (order_id, amount_bani, reason, state, created_at, done_at)
    select ${orderId}, ${amountBani}, ${BY_PROCESSOR}, 'done', ${at}, ${at}
    where not exists (
      select from refund where order_id = ${orderId} and amount_bani = ${amountBani} and reason <> ${BY_PROCESSOR}
    )
    returning id, order_id as "orderId", amount_bani as "amountBani", reason`.execute(tx);
  return added.rows[0] && { ...added.rows[0], wasDue: false };
}

/** What of an order was given back without a return. */
export interface GivenBack {
  /** Pieces by the position of their line. */
  pieces: ReadonlyMap<number, number>;
  delivery: boolean;
}

export async function loadGivenBack(db: Db, orderId: number): Promise<GivenBack> {
  const rows = await db
    .selectFrom("refunded_goods")
    .select(["position", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
  const delivery = await db
    .selectFrom("refund")
    .select("id")
    .where("order_id", "=", orderId)
    .where("takes_delivery", "=", true)
    .executeTakeFirst();
  return {
    pieces: new Map(rows.map(({ position, quantity }) => [position, quantity])),
    delivery: delivery !== undefined,
  };
}

/** Notes the pieces that a refund gives back without a return. */
export async function insertRefundLines(
  tx: Tx,
  refund: { id: number; orderId: number; lines: readonly { position: number; quantity: number }[] },
): Promise<void> {
  const { id: refund_id, orderId: order_id, lines } = refund;
  if (lines.length === 0) return;
  await tx
    .insertInto("refund_line")
    .values(lines.map(({ position, quantity }) => ({ refund_id, order_id, position, quantity })))
    .execute();
}

/** A refund with where it goes; undefined for an unknown id. */
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

/** What is to go back to an order's buyer and what went, in bani. */
export async function sumRefunds(db: Db, orderId: number): Promise<{ dueBani: number; doneBani: number }> {
  const { rows } = await sql<{ dueBani: number; doneBani: number }>`
    select coalesce(sum(amount_bani) filter (where state = 'due'), 0)::integer as "dueBani",
      coalesce(sum(amount_bani) filter (where state = 'done'), 0)::integer as "doneBani"
    from refund where order_id = ${orderId}`.execute(db);
  return rows[0] ?? { dueBani: 0, doneBani: 0 };
}

/** The reason of money that goes back because a paid order was changed and costs less. */
export const AMENDED = "Comandă modificată";

/** What went back, or is to, because a paid order costs less than it did, in bani. */
export async function sumAmended(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ bani: number }>`
    select coalesce(sum(amount_bani), 0)::integer as bani from refund
    where order_id = ${orderId} and is_amendment`.execute(db);
  return rows[0]?.bani ?? 0;
}

/** An order's refunds, the first before the later ones. */
export async function listRefunds(db: Db, orderId: number): Promise<Refund[]> {
  return db
    .selectFrom("refund")
    .select(["amount_bani as amountBani", "reason", "state", "created_at as createdAt", "done_at as doneAt"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** What goes back for each of these returns, in bani; those that nothing is due for are missing. */
export async function refundsOfReturns(
  db: Db,
  returnIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .selectFrom("refund")
    .select(["return_id as returnId", "amount_bani as amountBani"])
    .where("return_id", "=", anyOf(returnIds))
    .execute();
  return new Map(rows.map(({ returnId, amountBani }) => [returnId, amountBani]));
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

export interface RefundRow extends Refund {
  id: number;
  orderId: number;
  orderNumber: number;
  name: string;
  email: string;
  paymentName: string;
  /** The account that it goes to, by the first that tells one; a card's money needs none. */
  bank: string | null;
  iban: string | null;
  accountFrom: AccountSource | null;
  /** The processor that took the card sends it back: it was told no account, and the processor still holds money. */
  isByCard: boolean;
}

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
export async function listDue(tx: Tx, orderId: number): Promise<Pick<RefundRow, "id" | "isByCard">[]> {
  return refundRows(tx).where("r.order_id", "=", orderId).where("r.state", "=", "due").execute();
}

function refundRows(db: Db) {
  const told = sql`nullif(coalesce(nullif(r.iban, ''), a.iban), '')`;
  const transfer = sql`nullif(t.iban, '')`;
  const company = sql`nullif(w.iban, '')`;
  return db
    .selectFrom("refund as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .innerJoin("order_account as w", "w.order_id", "r.order_id")
    .leftJoin("return_account as a", "a.return_id", "r.return_id")
    .leftJoin("transfer_account as t", "t.order_id", "r.order_id")
    .select(["r.id", "r.order_id as orderId", "o.number as orderNumber", "o.buyer_name as name", "o.email"])
    .select(["o.payment_name as paymentName", "r.amount_bani as amountBani", "r.reason", "r.state"])
    .select([
      sql<boolean>`r.iban = '' and w.has_card_money`.as("isByCard"),
      sql<string | null>`coalesce(${told}, ${transfer}, ${company})`.as("iban"),
      sql<string | null>`case when ${told} is not null then nullif(coalesce(nullif(r.bank, ''), a.bank), '')
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
