/** All SQL on the newsletter's table. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

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

/** The request that a code was mailed for; `left_at` where its address left the newsletter after it. */
export async function findRequest(tx: Tx, codeHash: Buffer) {
  return tx
    .selectFrom("newsletter_subscription")
    .select(["id", "email", "created_at", "confirmed_at", "left_at"])
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

/** The last consent of an address, ended or not; undefined for one that never confirmed. */
export async function findConsent(tx: Tx, email: string): Promise<{ leftAt: Date | null } | undefined> {
  return tx
    .selectFrom("newsletter_subscription")
    .select("left_at as leftAt")
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
}

/** Keeps the ended consent of an address as a former one: the next has a request and a time of its own. */
export async function endConsent(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable("newsletter_subscription")
    .set((eb) => ({ former_confirmed_at: eb.ref("confirmed_at"), confirmed_at: null }))
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .execute();
}

export async function confirmRequest(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("newsletter_subscription").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** Forgets requests that were never confirmed. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("confirmed_at", "is", null)
    .where("former_confirmed_at", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/**
 * Notes that an address wants no more newsletters, on all that it asked for until now: none of those links subscribes it again.
 * It stays known, so that it gets no second welcome.
 */
export async function markUnsubscribed(db: Db, email: string, at: Date): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ left_at: at })
    .where("email", "=", email)
    .where("left_at", "is", null)
    .execute();
}
