/** An account with its address book and logins of others, told and erased. */
import type { Tx } from "../../db/database.ts";

/** The account itself; hashes of passwords and links are no data about the person. */
export async function storedAccount(tx: Tx, customerId: number) {
  return {
    profile: await tx
      .selectFrom("customer")
      .select(["id", "first_name", "last_name", "email", "phone", "created_at"])
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow(),
    addresses: await tx
      .selectFrom("customer_address as a")
      .innerJoin("county", "county.id", "a.county_id")
      .innerJoin("city", "city.id", "a.city_id")
      .selectAll("a")
      .select(["county.name as county", "city.name as city"])
      .where("a.customer_id", "=", customerId)
      .orderBy("a.id")
      .execute(),
    companies: await tx
      .selectFrom("customer_company as a")
      .innerJoin("county", "county.id", "a.county_id")
      .innerJoin("city", "city.id", "a.city_id")
      .selectAll("a")
      .select(["county.name as county", "city.name as city"])
      .where("a.customer_id", "=", customerId)
      .orderBy("a.id")
      .execute(),
    notes: await tx
      .selectFrom("customer_note")
      .select(["author_name", "text", "created_at", "changed_at"])
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute(),
    logins: await tx
      .selectFrom("social_identity")
      .select(["provider", "subject", "created_at"])
      .where("customer_id", "=", customerId)
      .execute(),
  };
}

/** Deletes the address book and every way to log in; the account's row stays for what refers to it, without a name. */
export async function eraseAccount(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx.deleteFrom("password_reset").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_note").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_address").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_company").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("social_identity").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("social_attempt").where("customer_id", "=", customerId).execute();
  // No address can be written like this, so nobody registers or logs in under it.
  const nobody = { email: `erased-${customerId}`, first_name: "", last_name: "", phone: "" };
  await tx
    .updateTable("customer")
    .set({ ...nobody, password_hash: null, locked_at: null, erased_at: now })
    .where("id", "=", customerId)
    .execute();
}

/** Locks the account; undefined for one that is erased. */
export async function lockPerson(tx: Tx, customerId: number): Promise<{ email: string } | undefined> {
  return tx
    .selectFrom("customer")
    .select("email")
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
