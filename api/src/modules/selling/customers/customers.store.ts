/** Queries in this file never return erased customers. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../platform/sessions/index.ts";

export interface NewCustomer extends Omit<Customer, "id"> {
  passwordHash: string | null;
}
export interface Credentials {
  id: number;
  email: string;
  /** Null if the customer has not set a password, for example after a social login. */
  passwordHash: string | null;
  lockedAt: Date | null;
}

/** Creates a customer and returns its id; undefined if the email already has an account. */
export async function insertCustomer(tx: Tx, customer: NewCustomer, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto("customer")
    .values({
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      password_hash: customer.passwordHash,
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Returns the credentials of an email. The email must be in lower case. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return credentials(db)
    .where((eb) => eb.fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
}

export async function findCredentialsOf(db: Db, id: number): Promise<Credentials | undefined> {
  return credentials(db).where("id", "=", id).executeTakeFirst();
}

function credentials(db: Db) {
  return db
    .selectFrom("customer")
    .select(["id", "email", "password_hash as passwordHash", "locked_at as lockedAt"])
    .where("erased_at", "is", null);
}

/** Locks a customer. Returns false if the customer was erased, or the email or password hash has changed. */
export async function lockWithPassword(
  tx: Tx,
  { id, email, passwordHash }: Pick<Credentials, "id" | "email" | "passwordHash">,
): Promise<boolean> {
  const row = await tx
    .selectFrom("customer")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email)
    .where("password_hash", "is not distinct from", passwordHash)
    .where("erased_at", "is", null)
    // This lock does not block new orders that refer to the customer.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockEntering(tx: Tx, id: number): Promise<"open" | "locked" | "gone"> {
  const row = await tx
    .selectFrom("customer")
    .select("locked_at")
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return "gone";
  return row.locked_at ? "locked" : "open";
}

export async function updatePassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable("customer").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

export async function hasLegacyPasswords(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("customer")
    .select("id")
    // This must equal the condition of the partial index.
    .where(sql<boolean>`password_hash like '$moved$%'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replacePassword(
  db: Db,
  { id, passwordHash }: Pick<Credentials, "id" | "passwordHash">,
  replaced: string,
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ password_hash: replaced })
    .where("id", "=", id)
    .where("password_hash", "=", passwordHash)
    .execute();
}

/** Updates name and phone. Only staff can change the email (requirements: C6). */
export async function updatePerson(
  db: Db,
  { id, firstName, lastName, phone }: Omit<Customer, "email">,
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ first_name: firstName, last_name: lastName, phone })
    .where("id", "=", id)
    .execute();
}

export async function findPerson(db: Db, id: number): Promise<Customer | undefined> {
  return db
    .selectFrom("customer")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "phone"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}
