/** How often something was tried, counted in the database: every process sees the same number. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Db, transaction } from "../../db/database.ts";

/** decisions, Accounts and privacy: 5 failures in 15 minutes. */
const ALLOWED = 5;
const WINDOW_MS = 15 * 60_000;

/** What an attempt is counted under: its parts as one hash. */
export function attemptKey(...parts: string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/**
 * Counts an attempt before it is made; false when there were too many. Attempts at once queue for the same lock,
 * so that no more of them pass than one after another.
 */
export async function takeAttempt(db: Db, key: Buffer, now: Date): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(tx);
    const since = new Date(now.getTime() - WINDOW_MS);
    const { made } = await tx
      .selectFrom("login_failure")
      .select((eb) => eb.fn.countAll<number>().as("made"))
      .where("key", "=", key)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    if (made >= ALLOWED) return false;
    await tx.insertInto("login_failure").values({ key, at: now }).execute();
    return true;
  });
}

/** Forgets the attempts under a key: the last one was right. */
export async function clearAttempts(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom("login_failure").where("key", "=", key).execute();
}

/** Deletes what counts no more. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("at", "<=", new Date(now.getTime() - WINDOW_MS))
    .execute();
}
