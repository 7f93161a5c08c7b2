/** The SQL of orders that await payment, by deadline. Skips rows locked by other transactions. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export async function writeTransferDeadlines(db: Db, releaseAt: Date): Promise<void> {
  await sql`
    update orders set release_at = ${releaseAt}, release_notified_at = null where id in (
      select id from orders
      where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer} and release_at is null
      for no key update skip locked
    )`.execute(db);
}

export async function noteReminders(
  tx: Tx,
  { at, until, atMost }: { at: Date; until: Date; atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set release_notified_at = ${at} where id in (
      select id from orders
      where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer}
        and release_at > ${at} and release_at <= ${until} and release_notified_at is null
        -- With one day in all, the mail of the order was the reminder.
        and placed_at <= release_at - interval '2 days'
      order by id limit ${atMost} for no key update skip locked
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function lockOverdue(tx: Tx, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where release_at <= ${at} and status = 'awaiting_payment'
    order by release_at limit 1 for no key update skip locked`.execute(tx);
  return rows[0]?.id;
}
