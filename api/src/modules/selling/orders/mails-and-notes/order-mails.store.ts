import { type InferResult, sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

export type StoredMail = InferResult<ReturnType<typeof mails>>[number];
export type NewMail = Omit<StoredMail, "id" | "repeated" | "repeatedAt">;

function mails(db: Db) {
  return (
    db
      .selectFrom("order_mail")
      .select(["id", "order_id as orderId", "mail_id as mailId", "sent_to as to", "subject", "html", "text"])
      .select(["papers", "invoice_id as invoiceId", "sent_at as sentAt"])
      // `isRefused`: on the last attempt, the recipient's server rejected the address.
      .select(["is_refused as isRefused", "repeated", "repeated_at as repeatedAt"])
  );
}

/** Stores a sent email once, even if its job runs again. Skips orders whose buyer was erased. */
export async function storeMail(db: Db, mail: NewMail): Promise<void> {
  // Locks the order: a concurrent erasure either deletes this email too, or prevents it.
  await sql`
    /* order-mail */ insert into order_mail (order_id, mail_id, sent_to, subject, html, text, papers, invoice_id, sent_at, is_refused)
    select id, ${mail.mailId}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text}, ${mail.papers}::text[],
      ${mail.invoiceId}::bigint, ${mail.sentAt}::timestamptz, ${mail.isRefused}::boolean
    from orders where id = ${mail.orderId} and buyer_erased_at is null for share
    on conflict (mail_id) do nothing`.execute(db);
}

export async function noteRefusal(db: Db, id: number, isRefused: boolean): Promise<void> {
  await db.updateTable("order_mail").set({ is_refused: isRefused }).where("id", "=", id).execute();
}

const SHOWN = 200;

export async function loadMails(db: Db, orderId: number): Promise<StoredMail[]> {
  return mails(db).where("order_id", "=", orderId).orderBy("id", "desc").limit(SHOWN).execute();
}

export async function findMail(db: Db, id: number): Promise<StoredMail | undefined> {
  return mails(db).where("id", "=", id).executeTakeFirst();
}

export async function lockMail(tx: Tx, orderId: number, id: number): Promise<StoredMail | undefined> {
  return mails(tx).where("id", "=", id).where("order_id", "=", orderId).forUpdate().executeTakeFirst();
}

export async function countRepeat(tx: Tx, id: number, at: Date): Promise<number> {
  const { repeated } = await tx
    .updateTable("order_mail")
    .set((row) => ({ repeated: row("repeated", "+", 1), repeated_at: at }))
    .where("id", "=", id)
    .returning("repeated")
    .executeTakeFirstOrThrow();
  return repeated;
}

export async function deleteMailsSentBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom("order_mail").where("sent_at", "<", time).execute();
}
