/** All SQL on payments and what processors tell of them. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import { type Order, toOrder } from "../orders.store.ts";
import type { Attempt, AttemptState } from "../order-payment.rules.ts";

export interface StoredAttempt extends Attempt {
  id: number;
  orderId: number;
  reference: string;
  /** What the processor's notifications must carry; null for an attempt that was begun before there was one. */
  pass: string | null;
  /** When it began, or was last told of. */
  changedAt: Date;
}

function attempts(db: Db) {
  return (
    db
      .selectFrom("payment")
      .select(["id", "order_id as orderId", "reference", "pass", "amount_bani as amountBani"])
      // The column's check keeps it to the states.
      .select((row) => ["changed_at as changedAt", row.ref("state").$castTo<AttemptState>().as("state")])
  );
}

/** The order behind its address; `lock` holds its row to the end of the transaction. */
export async function findOrderByRandomId(
  db: Db,
  randomId: string,
  { lock = false } = {},
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("random_id", "=", randomId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row && toOrder(row);
}

/** The last attempt to pay an order. */
export async function findLatestAttempt(db: Db, orderId: number): Promise<StoredAttempt | undefined> {
  return attempts(db).where("order_id", "=", orderId).orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** An attempt by what the processor knows it by. */
export async function findAttempt(db: Db, reference: string): Promise<StoredAttempt | undefined> {
  return attempts(db).where("reference", "=", reference).executeTakeFirst();
}

/** The attempt, read anew once its order's row is locked: that lock keeps all attempts of the order. */
export async function getAttempt(tx: Tx, reference: string): Promise<StoredAttempt> {
  return attempts(tx).where("reference", "=", reference).executeTakeFirstOrThrow();
}

export async function insertAttempt(
  tx: Tx,
  { at, ...attempt }: Omit<StoredAttempt, "id" | "state" | "changedAt"> & { provider: string; at: Date },
): Promise<void> {
  const { orderId: order_id, amountBani: amount_bani, ...told } = attempt;
  const times = { started_at: at, changed_at: at };
  await tx
    .insertInto("payment")
    .values({ ...told, order_id, amount_bani, state: "started", ...times })
    .execute();
}

export async function writeAttempt(
  tx: Tx,
  id: number,
  { state, detail, at }: { state: AttemptState; detail: string; at: Date },
): Promise<void> {
  await tx.updateTable("payment").set({ state, detail, changed_at: at }).where("id", "=", id).execute();
}

/** What card processors told to have given back of an order, in bani. */
export async function sumCredited(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom("order_credit")
    .select("credited_bani")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.credited_bani ?? 0;
}

/** Adds what the processor gave back of a payment; tells all that it gave back of it by now. */
export async function addCredit(
  tx: Tx,
  paymentId: number,
  { bani, at }: { bani: number; at: Date },
): Promise<number> {
  await tx.insertInto("payment_credit").values({ payment_id: paymentId, amount_bani: bani, at }).execute();
  const { told } = await tx
    .selectFrom("payment_credit")
    .select(sql<number>`sum(amount_bani)::integer`.as("told"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return told;
}

/** Ends the attempts that nobody waits for any more; money that still comes of them is owed back. */
export async function cancelOpenAttempts(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("payment")
    .set({ state: "cancelled", changed_at: at })
    .where("order_id", "=", orderId)
    .where("state", "in", ["started", "authorized"])
    .execute();
}

/** True for the first time that this is notified; the same notification again is known already. */
export async function insertNotification(
  tx: Tx,
  notification: { paymentId: number | null; digest: Buffer; action: string; outcome: string; at: Date },
): Promise<boolean> {
  const { paymentId: payment_id, digest, action, outcome, at: received_at } = notification;
  const row = await tx
    .insertInto("payment_notification")
    .values({ payment_id, digest, action, outcome, received_at })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** How often the processor told that an order's card was refused, of one attempt or of several. */
export async function countRefusals(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payment_notification n join payment p on p.id = n.payment_id
    where p.order_id = ${orderId} and n.outcome in ('fail', 'cancel')`.execute(tx);
  return rows[0]?.count ?? 0;
}
