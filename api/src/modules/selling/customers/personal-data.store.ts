import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { eraseNotes, moveNotes, storedNotes } from "../../platform/notes/index.ts";

/** Returns the stored account data, without hashes of passwords and links, which are not personal data. */
export async function storedAccount(tx: Tx, customerId: number) {
  return {
    profile: await tx
      .selectFrom("customer")
      .select(["id", "first_name", "last_name", "email", "phone", "created_at", "locked_at"])
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
    notes: (await storedNotes(tx, "customer", [customerId])).get(customerId) ?? [],
    logins: await tx
      .selectFrom("social_identity")
      .select(["provider", "subject", "created_at"])
      .where("customer_id", "=", customerId)
      .execute(),
  };
}

/** Erases an account. Its row remains without personal data, because other rows refer to it. */
export async function eraseAccount(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx.deleteFrom("password_reset").where("customer_id", "=", customerId).execute();
  await eraseNotes(tx, "customer", [customerId]);
  await tx.deleteFrom("customer_address").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_company").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("social_identity").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_email_proof").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("social_attempt").where("customer_id", "=", customerId).execute();
  // This is not a valid email address, so nobody can register or log in with it.
  const nobody = { email: `erased-${customerId}`, first_name: "", last_name: "", phone: "" };
  await tx
    .updateTable("customer")
    .set({ ...nobody, password_hash: null, locked_at: null, erased_at: now })
    .where("id", "=", customerId)
    .execute();
}

export async function lockPerson(tx: Tx, customerId: number): Promise<{ email: string } | undefined> {
  return tx
    .selectFrom("customer")
    .select("email")
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Moves notes to another account, and the addresses and companies that the other account lacks. */
export async function moveAccount(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    update customer_address a set customer_id = ${into} where customer_id = ${from} and not exists (
      select from customer_address b where b.customer_id = ${into} and b.county_id = a.county_id
        and b.city_id = a.city_id and b.street = a.street and b.postcode = a.postcode
    )`.execute(tx);
  await sql`
    update customer_company a set customer_id = ${into} where customer_id = ${from} and not exists (
      select from customer_company b where b.customer_id = ${into} and b.cui = a.cui and b.name = a.name
        and b.city_id = a.city_id and b.street = a.street
    )`.execute(tx);
  await moveNotes(tx, { from, into });
}

/** Erases a merged account, so that its email and logins stop working. Records the account that replaced it. */
export async function closeMerged(
  tx: Tx,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<void> {
  await eraseAccount(tx, from, now);
  await tx.updateTable("customer").set({ merged_into: into }).where("id", "=", from).execute();
}

/**
 * Locks the account, so that it cannot be blocked, erased or merged while an order is placed. Returns false if the
 * account is not open.
 */
export async function lockOpenAccount(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    /* customer-open */ select from customer
    where id = ${customerId} and erased_at is null and locked_at is null for share`.execute(tx);
  return rows.length > 0;
}
