import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Db, transaction } from "../../../db/database.ts";

export interface Allowance {
  attempts: number;
  windowMs: number;
}

/** Default limit per visitor and account (decisions/0021: Accounts and privacy). */
const FIVE_IN_15_MINUTES: Allowance = { attempts: 5, windowMs: 15 * 60_000 };
const MAX_MS = 24 * 3_600_000;
/** How long a network counts as known after a successful login. */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;

/** Returns the hash under which attempts are counted. */
export function attemptKey(...parts: string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/** Counts an attempt before it is made, under a lock. Returns false if there were too many. */
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

/** Clears the attempts of a key, or only its `last` latest ones. */
export async function clearAttempts(db: Db, key: Buffer, last?: number): Promise<void> {
  const ids = db.selectFrom("login_failure").select("id").where("key", "=", key).orderBy("id", "desc");
  await db
    .deleteFrom("login_failure")
    .where("id", "in", last === undefined ? ids : ids.limit(last))
    .execute();
}

/** Records a successful login under a key, so that the network counts as known. */
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
