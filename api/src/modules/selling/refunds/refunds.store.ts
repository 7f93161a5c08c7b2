/** All SQL on refunds: money that goes back to buyers. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { CreditableRefund } from "./credits.rules.ts";

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
  /** It came although no order waited for it. */
  isSurplus?: boolean;
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
    isSurplus: is_surplus = false,
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
      is_surplus,
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

/** Marks refunds as credited to the card by what somebody saw at its processor, whose own word is still to come. */
export async function noteSeen(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("refund")
    .set(({ ref }) => ({ unheard_bani: ref("amount_bani") }))
    .where("id", "=", anyOf(ids))
    .execute();
}

/** What of an order a processor's credit may be the word of, the first before the later ones; its row is locked. */
export async function listCreditable(
  tx: Tx,
  orderId: number,
): Promise<(CreditableRefund & { orderId: number; reason: string })[]> {
  return tx
    .selectFrom("refund")
    .select(["id", "order_id as orderId", "amount_bani as amountBani", "reason"])
    .select(["unheard_bani as unheardBani"])
    .select([sql<boolean>`state = 'due'`.as("isDue"), sql<boolean>`iban <> ''`.as("namesAccount")])
    .where("order_id", "=", orderId)
    .where(({ eb, or }) => or([eb("state", "=", "due"), eb("unheard_bani", ">", 0)]))
    .orderBy("id")
    .execute();
}

/** The processor has told of so much of what was seen there. */
export async function writeHeard(tx: Tx, id: number, bani: number): Promise<void> {
  await tx
    .updateTable("refund")
    .set(({ eb }) => ({ unheard_bani: eb("unheard_bani", "-", bani) }))
    .where("id", "=", id)
    .execute();
}

/** Takes what went of a refund out of what is due, as a part of its own that is done. */
export async function insertDonePart(
  tx: Tx,
  id: number,
  { bani, at }: { bani: number; at: Date },
): Promise<void> {
  await tx
    .updateTable("refund")
    .set(({ eb }) => ({ amount_bani: eb("amount_bani", "-", bani) }))
    .where("id", "=", id)
    .execute();
  await sql`
    insert into refund (order_id, amount_bani, reason, is_amendment, is_surplus, part_of, state, created_at, done_at)
    select order_id, ${bani}, reason, is_amendment, is_surplus, id, 'done', created_at, ${at}
    from refund where id = ${id}`.execute(tx);
}

/** What the processor paid back without being asked by the shop's books. */
const BY_PROCESSOR = "Rambursată la procesator";

/** Writes what went back although it was not due. */
export async function insertUnasked(
  tx: Tx,
  refund: { orderId: number; amountBani: number; isSurplus: boolean; at: Date },
): Promise<PaidBack | undefined> {
  const id = await insertRefund(tx, { ...refund, reason: BY_PROCESSOR });
  return (await finishRefunds(tx, [id], refund.at))[0];
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

/** A refund with where it goes, and with what it was before a part of it went; undefined for an unknown id. */
export async function findRefund(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<(Refund & { orderId: number; bank: string; iban: string; wholeBani: number }) | undefined> {
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
    .select(wholeOf("r").as("wholeBani"))
    .where("r.id", "=", id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** What is to go back to an order's buyer and what went, and of both what of it has a cause of its own, in bani. */
export async function sumRefunds(
  db: Db,
  orderId: number,
): Promise<{ dueBani: number; doneBani: number; amendedBani: number; surplusBani: number }> {
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(amount_bani) filter (where ${where}), 0)::integer`;
  return db
    .selectFrom("refund")
    .select([
      sum(sql`state = 'due'`).as("dueBani"),
      sum(sql`state = 'done'`).as("doneBani"),
      sum(sql`is_amendment`).as("amendedBani"),
      sum(sql`is_surplus`).as("surplusBani"),
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
}

/** The reason of money that goes back because a paid order was changed and costs less. */
export const AMENDED = "Comandă modificată";

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
    .selectFrom("refund as r")
    .select(["r.return_id as returnId", wholeOf("r").as("bani")])
    .where("r.return_id", "=", anyOf(returnIds))
    .execute();
  return new Map(rows.map(({ returnId, bani }) => [returnId, bani]));
}

/** What goes back of each of these orders, in bani, neither for a change nor what no order waited for; those without any are missing. */
export async function refundsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("refund")
    .select(["order_id as orderId", sql<number>`sum(amount_bani)::integer`.as("bani")])
    .where("order_id", "=", anyOf(orderIds))
    .where("is_amendment", "=", false)
    .where("is_surplus", "=", false)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ orderId, bani }) => [orderId, bani]));
}

/** A refund with what of it went in parts. */
function wholeOf(refund: string) {
  const of = (column: string) => sql.ref(`${refund}.${column}`);
  return sql<number>`(${of("amount_bani")} + coalesce(
    (select sum(p.amount_bani) from refund p
      where p.order_id = ${of("order_id")} and p.part_of = ${of("id")}), 0))::integer`;
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
  // For it, in its return, or in the last return that told one of its order.
  const told = sql`coalesce(nullif(r.iban, ''), nullif(a.iban, ''), l.iban)`;
  const toldBank = sql`case when r.iban <> '' then r.bank when a.iban <> '' then a.bank else l.bank end`;
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
    .select(["o.payment_name as paymentName", "r.amount_bani as amountBani", "r.reason", "r.state"])
    .select([
      sql<boolean>`r.iban = '' and w.has_card_money`.as("isByCard"),
      sql<string | null>`coalesce(${told}, ${transfer}, ${company})`.as("iban"),
      sql<string | null>`case when ${told} is not null then nullif(${toldBank}, '')
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
