import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

export interface KeyRow {
  id: number;
  name: string;
  permissions: string[];
  /** Null if the key was created on the command line or its creator was erased. */
  madeBy: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date | null;
}

const COLUMNS = [
  "id",
  "name",
  "permissions",
  sql<
    string | null
  >`(select coalesce(nullif(m.name, ''), m.email) from staff_member m where m.id = staff_key.maker_id)`.as(
    "madeBy",
  ),
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
  "revoked_at as revokedAt",
  "expires_at as expiresAt",
] as const;

export async function loadKeys(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: KeyRow[]; total: number }> {
  const rows = await db
    .selectFrom("staff_key")
    .select(COLUMNS)
    .orderBy("id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom("staff_key")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findKey(db: Db, id: number): Promise<KeyRow | undefined> {
  return db.selectFrom("staff_key").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

export async function findOpenKey(db: Db, keyHash: Buffer, now: Date): Promise<KeyRow | undefined> {
  return db
    .selectFrom("staff_key")
    .select(COLUMNS)
    .where("key_hash", "=", keyHash)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
}

/** Inserts and returns a key; undefined if another key, open or revoked, has the same name. */
export async function insertKey(
  tx: Tx,
  key: {
    name: string;
    keyHash: Buffer;
    permissions: string[];
    expiresAt: Date | null;
    makerId: number | null;
    now: Date;
  },
): Promise<KeyRow | undefined> {
  return tx
    .insertInto("staff_key")
    .values({
      name: key.name,
      key_hash: key.keyHash,
      permissions: key.permissions,
      created_at: key.now,
      expires_at: key.expiresAt,
      maker_id: key.makerId,
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function lockKey(tx: Tx, id: number): Promise<KeyRow | undefined> {
  return tx.selectFrom("staff_key").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateRevoked(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("staff_key").set({ revoked_at: now }).where("id", "=", id).execute();
}

/** Revokes the open keys that a member created and returns them. */
export async function revokeOpenKeys(
  tx: Tx,
  makerId: number,
  now: Date,
): Promise<Pick<KeyRow, "id" | "name" | "permissions">[]> {
  return tx
    .updateTable("staff_key")
    .set({ revoked_at: now })
    .where("maker_id", "=", makerId)
    .where("revoked_at", "is", null)
    .returning(["id", "name", "permissions"])
    .execute();
}

export async function updateExpiry(tx: Tx, id: number, expiresAt: Date | null): Promise<void> {
  await tx.updateTable("staff_key").set({ expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function updatePermissions(tx: Tx, id: number, permissions: string[]): Promise<void> {
  await tx.updateTable("staff_key").set({ permissions }).where("id", "=", id).execute();
}

export async function updateUsed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("staff_key").set({ last_used_at: now }).where("id", "=", id).execute();
}
