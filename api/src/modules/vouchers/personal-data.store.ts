/** Codes that are bound to an address. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";

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

/** Takes the address, in lower case, off its codes; they end, for none that was bound must become everybody's. */
export async function eraseBoundVouchers(tx: Tx, email: string): Promise<void> {
  await sql`
    update voucher set email = null, ends_at = starts_at + interval '1 second'
    where lower(email) = ${email}`.execute(tx);
}
