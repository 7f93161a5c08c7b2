import type { Db, Tx } from "../../../../db/database.ts";

export interface StoredCustomer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  createdAt: Date;
  lockedAt: Date | null;
  hasPassword: boolean;
}

export async function findStored(db: Db, id: number): Promise<StoredCustomer | undefined> {
  return stored(db, id).executeTakeFirst();
}

export async function lockStored(tx: Tx, id: number): Promise<StoredCustomer | undefined> {
  return stored(tx, id).forNoKeyUpdate().executeTakeFirst();
}

export async function findStoredByEmail(db: Db, email: string): Promise<StoredCustomer | undefined> {
  return customers(db)
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirst();
}

function stored(db: Db, id: number) {
  return customers(db).where("id", "=", id);
}

function customers(db: Db) {
  return db
    .selectFrom("customer")
    .select((eb) => [
      "id",
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "phone",
      "created_at as createdAt",
      "locked_at as lockedAt",
      eb("password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
    ])
    .where("erased_at", "is", null);
}

export async function writeLocked(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable("customer").set({ locked_at: at }).where("id", "=", id).execute();
}

export async function isTaken(db: Db, email: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("customer")
    .select("id")
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email)
    .where("erased_at", "is", null)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeEmail(tx: Tx, id: number, email: string): Promise<void> {
  await tx.updateTable("customer").set({ email }).where("id", "=", id).execute();
}

export async function loadLogins(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("social_identity")
    .select("provider")
    .where("customer_id", "=", id)
    .orderBy("provider")
    .execute();
  return rows.map(({ provider }) => provider);
}
