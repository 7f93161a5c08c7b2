import type { SocialProvider } from "@curat/contract/social.values";
import type { Db, Tx } from "../../../../db/database.ts";

interface NewAttempt {
  stateHash: Buffer;
  provider: SocialProvider;
  verifier: string;
  nonce: string;
  now: Date;
  expiresAt: Date;
}
interface Identity {
  provider: SocialProvider;
  subject: string;
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto("social_attempt")
    .values({
      state_hash: attempt.stateHash,
      provider: attempt.provider,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      created_at: attempt.now,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

interface WriteInput {
  stateHash: Buffer;
  provider: SocialProvider;
  now: Date;
}

/** Consumes a login attempt. Returns undefined if it is unknown, expired, used or for another provider. */
export async function useAttempt(
  db: Db,
  { stateHash, provider, now }: WriteInput,
): Promise<{ verifier: string; nonce: string } | undefined> {
  return db
    .updateTable("social_attempt")
    .set({ used_at: now })
    .where("state_hash", "=", stateHash)
    .where("provider", "=", provider)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["verifier", "nonce"])
    .executeTakeFirst();
}

/** Stores the identity with the login attempt until the visitor enters the account's password. */
export async function savePendingIdentity(
  db: Db,
  stateHash: Buffer,
  { subject, customerId }: { subject: string; customerId: number },
): Promise<void> {
  await db
    .updateTable("social_attempt")
    .set({ subject, customer_id: customerId })
    .where("state_hash", "=", stateHash)
    .execute();
}

/** Returns the identity to link when the visitor enters the account's password. */
export async function findWaiting(
  db: Db,
  { stateHash, provider, now }: WriteInput,
): Promise<{ subject: string; customerId: number } | undefined> {
  const row = await db
    .selectFrom("social_attempt")
    .select(["subject", "customer_id as customerId"])
    .where("state_hash", "=", stateHash)
    .where("provider", "=", provider)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row || row.subject === null || row.customerId === null) return undefined;
  return { subject: row.subject, customerId: row.customerId };
}

export async function deleteAttempt(tx: Tx, stateHash: Buffer): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("social_attempt")
    .where("state_hash", "=", stateHash)
    .returning("state_hash")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function findLinked(db: Db, { provider, subject }: Identity): Promise<number | undefined> {
  const row = await db
    .selectFrom("social_identity")
    .innerJoin("customer", "customer.id", "social_identity.customer_id")
    .select("customer.id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Links an identity to a customer. An identity of an erased customer moves to the new account. */
export async function insertIdentity(
  tx: Tx,
  { provider, subject }: Identity,
  { customerId, now }: { customerId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto("social_identity")
    .values({ provider, subject, customer_id: customerId, created_at: now })
    .onConflict((on) => on.columns(["provider", "subject"]).doUpdateSet({ customer_id: customerId }))
    .execute();
}

/** Removes an account's identities at these providers and returns how many were removed. */
export async function deleteIdentities(
  tx: Tx,
  customerId: number,
  providers: readonly SocialProvider[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("social_identity")
    .where("customer_id", "=", customerId)
    .where("provider", "in", [...providers])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAttemptsOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("social_attempt").where("customer_id", "=", customerId).execute();
}

export async function deleteOldSocialAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("social_attempt").where("expires_at", "<=", now).execute();
}
