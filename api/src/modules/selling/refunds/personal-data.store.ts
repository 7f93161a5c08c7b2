/** Accounts can be erased, because the bank statement is the accounting document. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { namesPerson } from "../../../db/names-person.ts";

export async function storedRefunds(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
) {
  return tx
    .selectFrom("refund as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .select(["o.number as order_number", "r.amount_bani", "r.reason", "r.bank", "r.iban", "r.state"])
    .select(["r.created_at", "r.done_at"])
    .where(
      sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`,
    )
    .orderBy("r.id")
    .execute();
}

/** Includes orders with a refund that the card processor has not confirmed. */
export async function ordersWithDueRefunds(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select b.order_id as "orderId" from order_balance b
    left join order_due d on d.order_id = b.order_id left join order_credit c on c.order_id = b.order_id
    where b.order_id = any(${[...orderIds]}::bigint[])
      and (d.due_bani > 0 or b.card_paid_out_bani > coalesce(c.credited_bani, 0))`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** Also erases personal names in reasons. Returns the refunds' ids and former accounts. */
export async function eraseAccounts(
  tx: Tx,
  orderIds: readonly number[],
  patterns: readonly string[],
): Promise<{ ids: number[]; ibans: string[] }> {
  const { rows } = await sql<{ id: number; iban: string }>`
    with named as (select id, iban from refund where order_id = any(${[...orderIds]}::bigint[]))
    update refund r set bank = '', iban = '',
      reason = case when ${namesPerson(sql`r.reason`, patterns)} then 'Restituire' else r.reason end
    from named where r.id = named.id returning r.id, named.iban`.execute(tx);
  return { ids: rows.map(({ id }) => id), ibans: rows.flatMap(({ iban }) => (iban === "" ? [] : [iban])) };
}
