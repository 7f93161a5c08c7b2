import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../../http/caller.ts";

export interface SessionRow extends Customer {
  tokenHash: Buffer;
  usedAt: Date;
  expiresAt: Date;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom("customer_session")
    .innerJoin("customer_person as customer", "customer.id", "customer_session.customer_id")
    .where("token_hash", "=", tokenHash)
    .where("erased_at", "is", null)
    .where("locked_at", "is", null)
    .select([
      "customer.id",
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "phone",
      "token_hash as tokenHash",
      "used_at as usedAt",
      "expires_at as expiresAt",
    ])
    .executeTakeFirst();
}

export async function insertSession(
  tx: Db,
  session: { tokenHash: Buffer; customerId: number; device: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("customer_session")
    .values({
      token_hash: session.tokenHash,
      customer_id: session.customerId,
      device: session.device,
      created_at: session.now,
      used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function updateUsed(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable("customer_session")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export interface OpenSession {
  createdAt: Date;
  usedAt: Date;
  device: string;
  isCurrent: boolean;
}

/** Returns a customer's unexpired sessions: the current one first, then the others by last use. */
export async function loadOpenSessions(
  db: Db,
  { customerId, current, now }: { customerId: number; current: Buffer; now: Date },
): Promise<OpenSession[]> {
  return db
    .selectFrom("customer_session")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .select((eb) => [
      "created_at as createdAt",
      "used_at as usedAt",
      "device",
      eb("token_hash", "=", current).$castTo<boolean>().as("isCurrent"),
    ])
    .orderBy("isCurrent", "desc")
    .orderBy("used_at", "desc")
    .limit(100)
    .execute();
}

/** Deletes a session and returns its customer's id; undefined if there is no such session. */
export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
  const row = await tx
    .deleteFrom("customer_session")
    .where("token_hash", "=", tokenHash)
    .returning("customer_id")
    .executeTakeFirst();
  return row?.customer_id;
}

export async function deleteSessionsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom("customer_session").where("expires_at", "<", time).execute();
}

export async function deleteSessionsOf(
  tx: Tx,
  customerId: number,
  stored: Buffer | undefined,
): Promise<void> {
  await tx
    .deleteFrom("customer_session")
    .where("customer_id", "=", customerId)
    .$if(stored !== undefined, (query) => query.where("token_hash", "!=", stored ?? Buffer.alloc(0)))
    .execute();
}

/** Returns the id of the account with an email, ignoring case. */
export async function findCustomerId(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("customer_person")
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .where("erased_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id;
}
