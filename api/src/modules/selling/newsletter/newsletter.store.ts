import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** Serialises requests and confirmations for one address across processes. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${email}`}, 0))`.execute(tx);
}

export async function loadRequestTimes(tx: Tx, email: string, from: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom("newsletter_subscription")
    .select("created_at")
    .where("email", "=", email)
    .where("created_at", ">", from)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Stores a request without a code. The code is generated when the email is sent. */
export async function insertRequest(tx: Tx, email: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto("newsletter_subscription")
    .values({ email, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a request's code just before the email is sent. Returns the address. */
export async function setCode(db: Db, id: number, codeHash: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable("newsletter_subscription")
    .set({ code_hash: codeHash })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** Returns the request with this code. `left_at` is set if the person unsubscribed after the request. */
export async function findRequest(tx: Tx, codeHash: Buffer) {
  return tx
    .selectFrom("newsletter_subscription")
    .select(["id", "email", "created_at", "confirmed_at", "left_at"])
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
}

/** Returns an address's confirmed request or, without one, its latest request. */
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

export async function findConsent(tx: Tx, email: string): Promise<{ leftAt: Date | null } | undefined> {
  return tx
    .selectFrom("newsletter_subscription")
    .select("left_at as leftAt")
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
}

/** Archives an ended consent, so that a new subscription has its own request and time. */
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

export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("confirmed_at", "is", null)
    .where("former_confirmed_at", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/**
 * Marks an address as unsubscribed, so that earlier links cannot resubscribe it. The address stays stored and gets no
 * second voucher.
 */
export async function markUnsubscribed(db: Db, email: string, at: Date): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ left_at: at })
    .where("email", "=", email)
    .where("left_at", "is", null)
    .execute();
}
