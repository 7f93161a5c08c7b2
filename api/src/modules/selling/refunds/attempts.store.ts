/** Refund requests to card processors. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export type RefundAttemptState = "asked" | "unknown" | "done" | "refused" | "failed";

export interface RefundAttempt {
  id: number;
  refundId: number;
  paymentId: number;
  amountBani: number;
  state: RefundAttemptState;
  detail: string;
  askedAt: Date;
}

function attempts(db: Db) {
  return (
    db
      .selectFrom("refund_attempt")
      .select(["id", "refund_id as refundId", "payment_id as paymentId", "amount_bani as amountBani"])
      // A check constraint limits the column to these states.
      .select((row) => [
        "detail",
        "asked_at as askedAt",
        row.ref("state").$castTo<RefundAttemptState>().as("state"),
      ])
  );
}

/** Stores a request before it is sent. Returns undefined while the payment has an open one. */
export async function insertRefundAttempt(
  tx: Tx,
  {
    refundId,
    paymentId,
    amountBani,
    at,
  }: Pick<RefundAttempt, "refundId" | "paymentId" | "amountBani"> & { at: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto("refund_attempt")
    .values({
      refund_id: refundId,
      payment_id: paymentId,
      amount_bani: amountBani,
      state: "asked",
      asked_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function findRefundAttempt(
  db: Db,
  id: number,
  { lock = false } = {},
): Promise<RefundAttempt | undefined> {
  return attempts(db)
    .where("id", "=", id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Returns a refund's request whose outcome is still unknown. */
export async function findOpenRefundAttempt(db: Db, refundId: number): Promise<RefundAttempt | undefined> {
  return attempts(db)
    .where("refund_id", "=", refundId)
    .where("state", "in", ["asked", "unknown"])
    .executeTakeFirst();
}

/** Returns a payment's requests, oldest first. */
export async function listRefundAttempts(db: Db, paymentId: number): Promise<RefundAttempt[]> {
  return attempts(db).where("payment_id", "=", paymentId).orderBy("id").execute();
}

export async function writeRefundAttempt(
  tx: Tx,
  id: number,
  { state, detail, at }: { state: RefundAttemptState; detail: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("refund_attempt")
    .set({ state, detail, changed_at: at })
    .where("id", "=", id)
    .execute();
}

/** Returns open requests that began before `before`, oldest first. */
export async function listUnsettledAttempts(db: Db, before: Date, limit: number): Promise<RefundAttempt[]> {
  return attempts(db)
    .where("state", "in", ["asked", "unknown"])
    .where("asked_at", "<", before)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Reopens a refund that the bank returned. */
export async function reopenRefund(tx: Tx, id: number): Promise<void> {
  await sql`update refund set state = 'due', done_at = null where id = ${id} and state = 'done'`.execute(tx);
}
