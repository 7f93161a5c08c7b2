/** The SQL of orders that the shop's people typed in. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

/** Whoever sends the same form meanwhile waits until the transaction ends. */
export async function lockTypedKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`typed order ${key}`}, 0))`.execute(tx);
}

/** The order that a form made. */
export async function findTyped(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx.selectFrom("orders").select("id").where("typed_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** The link to pay that an order's buyer was last mailed. */
export interface PaymentLink {
  askedAt: Date;
  /** Null until the mail left. */
  sentAt: Date | null;
  /** When its buyer first went on to pay by card since then; null until he does. */
  triedAt: Date | null;
}

/** Notes that the link is to be mailed; one that was mailed before counts no more. */
export async function writeAskedLink(
  tx: Tx,
  link: { orderId: number; request: string; at: Date },
): Promise<void> {
  const asked = { request: link.request, asked_at: link.at, sent_at: null };
  await tx
    .insertInto("payment_link")
    .values({ order_id: link.orderId, ...asked })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(asked))
    .execute();
}

/** Notes that the mail of this asking left, unless another one was asked for since. */
export async function writeSentLink(
  db: Db,
  { orderId, request, at }: { orderId: number; request: string; at: Date },
): Promise<void> {
  await db
    .updateTable("payment_link")
    .set({ sent_at: at })
    .where("order_id", "=", orderId)
    .where("request", "=", request)
    .where("sent_at", "is", null)
    .execute();
}

/** Undefined for an order whose buyer was mailed none. */
export async function findPaymentLink(db: Db, orderId: number): Promise<PaymentLink | undefined> {
  return db
    .selectFrom("payment_link as l")
    .select(["l.asked_at as askedAt", "l.sent_at as sentAt"])
    .select((row) =>
      row
        .selectFrom("payment as p")
        .select((payment) => payment.fn.min("p.started_at").as("at"))
        .whereRef("p.order_id", "=", "l.order_id")
        .whereRef("p.started_at", ">=", "l.asked_at")
        .as("triedAt"),
    )
    .where("l.order_id", "=", orderId)
    .executeTakeFirst();
}
