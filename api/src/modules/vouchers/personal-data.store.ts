/** Codes that are bound to an address. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Takes the address, in lower case, off its codes; they end, for none that was bound must become everybody's. */
export async function eraseBoundVouchers(tx: Tx, email: string): Promise<void> {
  await sql`
    update voucher set email = null, ends_at = starts_at + interval '1 second'
    where lower(email) = ${email}`.execute(tx);
}
