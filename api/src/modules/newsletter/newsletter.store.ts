/** All SQL on the newsletter's table. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";

/** Requests and confirmations of one address come one after the other, in whatever process they run. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${email}`}, 0))`.execute(tx);
}

/** When an address asked since `from`. */
export async function loadRequestTimes(tx: Tx, email: string, from: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom("newsletter_subscription")
    .select("created_at")
    .where("email", "=", email)
    .where("created_at", ">", from)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Notes that an address asked; its code comes with the mail. */
export async function insertRequest(tx: Tx, email: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto("newsletter_subscription")
    .values({ email, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a request the code that is about to be mailed; undefined when it is not there any more. */
export async function setCode(db: Db, id: number, codeHash: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable("newsletter_subscription")
    .set({ code_hash: codeHash })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** The request that a code was mailed for. */
export async function findRequest(tx: Tx, codeHash: Buffer) {
  return tx
    .selectFrom("newsletter_subscription")
    .select(["id", "email", "created_at", "confirmed_at"])
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
}

/** Where an address stands: its confirmed request, else the last one. */
export async function findSubscription(
  db: Db,
  email: string,
): Promise<{ askedAt: Date; confirmedAt: Date | null; leftAt: Date | null } | undefined> {
  return db
    .selectFrom("newsletter_subscription")
    .select(["created_at as askedAt", "confirmed_at as confirmedAt", "left_at as leftAt"])
    .where("email", "=", email)
    .orderBy(sql`confirmed_at desc nulls last`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function isSubscribed(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom("newsletter_subscription")
    .select("id")
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmRequest(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("newsletter_subscription").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** Forgets addresses that never confirmed. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/** Notes that an address wants no more newsletters; it stays known, so that it gets no second welcome. */
export async function markUnsubscribed(db: Db, email: string, at: Date): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ left_at: at })
    .where("email", "=", email)
    .where("left_at", "is", null)
    .execute();
}

/** Who left and confirms once more is subscribed again. */
export async function markResubscribed(tx: Tx, email: string): Promise<void> {
  await tx.updateTable("newsletter_subscription").set({ left_at: null }).where("email", "=", email).execute();
}
