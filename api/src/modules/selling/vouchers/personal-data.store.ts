/** Codes that are bound to an address. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** The codes bound to an address, in lower case, as they were given; what else staff wrote of them is the shop's. */
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

/** Codes that were bound to an address are bound to another; both in lower case. Tells how many. */
export async function moveBoundVouchers(tx: Tx, { from, to }: { from: string; to: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update voucher set email = ${to} where lower(email) = ${from}`.execute(tx);
  return Number(numAffectedRows);
}

/** How many codes are bound to an address, in lower case. */
export async function countBoundVouchers(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ bound: number }>`
    select count(*) as bound from voucher where lower(email) = ${email}`.execute(db);
  return rows[0]?.bound ?? 0;
}

/** Takes the address, in lower case, off its codes, and their names, which staff typed. They end, so that nobody else uses them. */
export async function eraseBoundVouchers(tx: Tx, email: string): Promise<void> {
  await sql`
    update voucher set email = null, name = 'Cod personal', ends_at = starts_at + interval '1 second'
    where lower(email) = ${email}`.execute(tx);
}
