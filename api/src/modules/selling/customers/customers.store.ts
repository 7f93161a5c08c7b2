/** All SQL on customers themselves; whom the shop has erased is nowhere found. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../platform/sessions/index.ts";

export interface NewCustomer extends Omit<Customer, "id"> {
  /** Null for one who comes through a social login. */
  passwordHash: string | null;
}
export interface Credentials {
  id: number;
  email: string;
  /** Null for one who only ever came through a social login. */
  passwordHash: string | null;
  /** Since when the shop keeps the customer out; null for one who may come in. */
  lockedAt: Date | null;
}

/** Writes a customer and tells the id; undefined when the e-mail has an account already. */
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

/** Who has an account under the (lower-case) address, with the password's hash. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return credentials(db)
    .where((eb) => eb.fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
}

/** The same by id. */
export async function findCredentialsOf(db: Db, id: number): Promise<Credentials | undefined> {
  return credentials(db).where("id", "=", id).executeTakeFirst();
}

function credentials(db: Db) {
  return db
    .selectFrom("customer")
    .select(["id", "email", "password_hash as passwordHash", "locked_at as lockedAt"])
    .where("erased_at", "is", null);
}

/** Locks the customer while e-mail and password are still the checked ones; false when either changed meanwhile. */
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
    // An order that names this customer may be written meanwhile: keys are not locked.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks who is about to come in until the transaction ends; "gone" for an erased account. */
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

/** Whether anybody's password is still another shop's hash. */
export async function hasLegacyPasswords(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("customer")
    .select("id")
    // Letter for letter the condition of the index that holds these alone.
    .where(sql<boolean>`password_hash like '$moved$%'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the hash where the former one still stands: of two who log in at once the second finds it done. */
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

/** Changes name and phone; the e-mail the shop's people alone change (requirements: C6). */
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

/** A customer by id; undefined for an unknown or erased one. */
export async function findPerson(db: Db, id: number): Promise<Customer | undefined> {
  return db
    .selectFrom("customer")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "phone"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}
