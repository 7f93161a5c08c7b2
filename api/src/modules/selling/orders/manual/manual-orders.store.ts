import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

/** Serializes submissions of the same form until the transaction ends. */
export async function lockFormKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`typed order ${key}`}, 0))`.execute(tx);
}

export async function findManual(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx.selectFrom("orders").select("id").where("typed_key", "=", key).executeTakeFirst();
  return row?.id;
}

export interface PaymentLink {
  askedAt: Date;
  /** Null until the mail is sent. */
  sentAt: Date | null;
  /** The first attempt to pay by card since the request; null if there is none. */
  triedAt: Date | null;
}

export async function writeRequestedLink(
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

/** Records that a requested mail was sent, unless a later request replaced it. */
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
