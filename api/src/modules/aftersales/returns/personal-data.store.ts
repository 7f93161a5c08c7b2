import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Tx } from "../../../db/database.ts";
import { openStatuses } from "./returns.rules.ts";

export async function storedReturns(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
) {
  const isGuests = sql<boolean>`exists (select from order_facts o
    where o.order_id = r.order_id and o.customer_id is null and lower(o.email) = ${email})`;
  return tx
    .selectFrom("return_request as r")
    .innerJoin("return_reason as why", "why.id", "r.reason_id")
    .selectAll("r")
    .select((eb) => [
      "why.name as reason",
      jsonArrayFrom(
        eb
          .selectFrom("return_goods as l")
          .select(["l.name", "l.quantity"])
          .whereRef("l.return_id", "=", "r.id")
          .orderBy("l.position"),
      ).as("lines"),
    ])
    .where(sql<boolean>`(r.customer_id = ${customerId} or (r.customer_id is null and ${isGuests}))`)
    .orderBy("r.id")
    .execute();
}

export async function ordersWithOpenReturns(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("return_request")
    .select("order_id as orderId")
    .distinct()
    .where("order_id", "=", anyOf(orderIds))
    .where("status", "in", openStatuses())
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** Erases the personal data of orders' returns. Returns the ids of these returns and their previous IBANs. */
export async function eraseReturns(
  tx: Tx,
  orderIds: readonly number[],
): Promise<{ ids: number[]; ibans: string[] }> {
  const { rows } = await sql<{ id: number; iban: string }>`
    with named as (select id, iban from return_request where order_id = any(${[...orderIds]}::bigint[]))
    update return_request r set full_name = '', email = '', phone = '', bank = '', iban = '', observation = '',
      rejection = case when status = 'rejected' then '–' else '' end
    from named where r.id = named.id returning r.id, named.iban`.execute(tx);
  return { ids: rows.map(({ id }) => id), ibans: rows.flatMap(({ iban }) => (iban === "" ? [] : [iban])) };
}

/**
 * Assigns returns to another customer, or to none if `into` is null. The returns are not deleted, because their
 * refunds stay on record.
 */
export async function moveReturns(
  tx: Tx,
  { from, into }: { from: number; into: number | null },
): Promise<void> {
  await tx.updateTable("return_request").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
