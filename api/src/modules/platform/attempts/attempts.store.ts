/** How often something was tried, counted in the database: every process sees the same number. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Db, transaction } from "../../../db/database.ts";

/** How many attempts are let through in how long. */
export interface Allowance {
  attempts: number;
  windowMs: number;
}

/** Of one visitor at one account, and wherever nothing else is said: 5 in 15 minutes. (decisions/0021: Accounts and privacy) */
const FIVE_IN_15_MINUTES: Allowance = { attempts: 5, windowMs: 15 * 60_000 };
/** No allowance looks further back. */
const MAX_MS = 24 * 3_600_000;
/** An account is known where it was entered within that time. */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;

/** What an attempt is counted under: its parts as one hash. */
export function attemptKey(...parts: string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/**
 * Counts an attempt before it is made; false when there were too many. Attempts at once queue for the same lock,
 * so that no more of them pass than one after another.
 */
export async function takeAttempt(
  db: Db,
  key: Buffer,
  now: Date,
  { attempts, windowMs } = FIVE_IN_15_MINUTES,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(tx);
    const since = new Date(now.getTime() - windowMs);
    const { made } = await tx
      .selectFrom("login_failure")
      .select((eb) => eb.fn.countAll<number>().as("made"))
      .where("key", "=", key)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    if (made >= attempts) return false;
    await tx.insertInto("login_failure").values({ key, at: now }).execute();
    return true;
  });
}

/** Forgets the attempts under a key, or the last few of them: the last one was right. */
export async function clearAttempts(db: Db, key: Buffer, last?: number): Promise<void> {
  const ids = db.selectFrom("login_failure").select("id").where("key", "=", key).orderBy("id", "desc");
  await db
    .deleteFrom("login_failure")
    .where("id", "in", last === undefined ? ids : ids.limit(last))
    .execute();
}

/** Notes that something under this key was done well, which speaks for what comes under it later. */
export async function rememberPlace(db: Db, key: Buffer, now: Date): Promise<void> {
  await db
    .insertInto("login_place")
    .values({ key, at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ at: now }))
    .execute();
}

export async function isKnownPlace(db: Db, key: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("login_place")
    .select("at")
    .where("key", "=", key)
    .where("at", ">", new Date(now.getTime() - KNOWN_FOR_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what counts no more. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("at", "<=", new Date(now.getTime() - MAX_MS))
    .execute();
  await db
    .deleteFrom("login_place")
    .where("at", "<=", new Date(now.getTime() - KNOWN_FOR_MS))
    .execute();
}
