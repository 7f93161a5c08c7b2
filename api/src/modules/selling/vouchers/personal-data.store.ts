import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/**
 * Returns the vouchers bound to an email (in lower case). Omits staff notes, which are not personal data of the
 * buyer.
 */
export async function storedBoundVouchers(tx: Tx, email: string) {
  return tx
    .selectFrom("voucher")
    .select([
      "code",
      "name",
      "kind",
      "percent",
      "amount_bani",
      "min_bani",
      "starts_at",
      "ends_at",
      "max_uses",
      "uses",
    ])
    .select(["email", "created_at"])
    .where(sql`lower(email)`, "=", email)
    .orderBy("id")
    .execute();
}

/**
 * Binds a person's vouchers to their new email and returns how many there are. `from` and `to` must be in lower case.
 */
export async function moveBoundVouchers(tx: Tx, { from, to }: { from: string; to: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update voucher set email = ${to} where lower(email) = ${from}`.execute(tx);
  return Number(numAffectedRows);
}

export async function countBoundVouchers(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ bound: number }>`
    select count(*) as bound from voucher where lower(email) = ${email}`.execute(db);
  return rows[0]?.bound ?? 0;
}

/**
 * Ends the vouchers bound to an email (lower case) and removes the email. Vouchers left active without it could be
 * used by anyone.
 */
export async function eraseBoundVouchers(tx: Tx, email: string): Promise<void> {
  await sql`
    update voucher set email = null, name = 'Cod personal', ends_at = starts_at + interval '1 second'
    where lower(email) = ${email}`.execute(tx);
}
