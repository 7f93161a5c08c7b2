import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

export interface Totp {
  secret: string;
  lastStep: number;
}

export async function findTotp(db: Db, memberId: number): Promise<Totp | undefined> {
  return db
    .selectFrom("staff_totp")
    .select(["secret", "last_step as lastStep"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

export async function sealedAppSecrets(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("staff_totp").select("secret").execute();
  return rows.map(({ secret }) => secret);
}

/** Replaces an app's secret. `lastStep` is the time step of the app's first code. */
export async function putTotp(
  tx: Tx,
  memberId: number,
  { secret, lastStep }: Totp,
  now: Date,
): Promise<void> {
  const stored = { secret, last_step: lastStep, created_at: now };
  await tx
    .insertInto("staff_totp")
    .values({ member_id: memberId, ...stored })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(stored))
    .execute();
}

/** Marks a time step as used. Returns false if this step or a later one was used before. */
export async function useStep(tx: Tx, memberId: number, step: number): Promise<boolean> {
  const used = await tx
    .updateTable("staff_totp")
    .set({ last_step: step })
    .where("member_id", "=", memberId)
    .where("last_step", "<", step)
    .returning("member_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteTotp(tx: Tx, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_totp")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export interface Passkey {
  id: number;
  name: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function loadPasskeys(db: Db, memberId: number): Promise<Passkey[]> {
  return db
    .selectFrom("staff_passkey")
    .select([
      "id",
      "name",
      "credential_id as credentialId",
      "public_key as publicKey",
      "counter",
      "transports",
      "created_at as createdAt",
      "last_used_at as lastUsedAt",
    ])
    .where("member_id", "=", memberId)
    .orderBy("id")
    .execute();
}

export type NewPasskey = Omit<Passkey, "id" | "createdAt" | "lastUsedAt">;

/** Stores a passkey. Returns false if it already exists. */
export async function insertPasskey(tx: Tx, memberId: number, key: NewPasskey, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto("staff_passkey")
    .values({
      member_id: memberId,
      name: key.name,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. Returns false if this counter or a higher one was used before, which indicates a copied key. */
export async function usePasskey(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable("staff_passkey")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    // Many authenticators do not count uses and always report 0.
    .where((eb) =>
      eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.lit(counter === 0)])]),
    )
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deletePasskey(tx: Tx, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_passkey")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, memberId: number): Promise<number> {
  const { left } = await db
    .selectFrom("staff_recovery_code")
    .where("member_id", "=", memberId)
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses up a recovery code. Returns false if the code is unknown or used. */
export async function useRecoveryCode(tx: Tx, memberId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_recovery_code")
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  memberId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom("staff_recovery_code").where("member_id", "=", memberId).execute();
  await sql`
    insert into staff_recovery_code (member_id, code_hash)
    select ${memberId}, hash from unnest(${hashes}::bytea[]) as hash`.execute(tx);
}

export async function deleteFactors(tx: Tx, memberId: number): Promise<void> {
  await deleteTotp(tx, memberId);
  await tx.deleteFrom("staff_passkey").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("staff_recovery_code").where("member_id", "=", memberId).execute();
}

/** Locks a member's factors, so that they change one at a time. */
export async function lockFactors(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom("staff_member").select("id").where("id", "=", memberId).forUpdate().execute();
}
