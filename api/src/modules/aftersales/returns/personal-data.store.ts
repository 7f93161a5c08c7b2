/** What a person gave back: shown, freed of its customer, emptied once its order is. */
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Tx } from "../../../db/database.ts";
import { waitingStatuses } from "./returns.rules.ts";

interface Returner {
  /** Null for a guest. */
  customerId: number | null;
  /** In lower case. */
  email: string;
}

/** The account's returns, and those of guests' orders under the address. */
const isOf = ({
  customerId,
  email,
}: Returner): RawBuilder<boolean> => sql<boolean>`(r.customer_id = ${customerId} or (
  r.customer_id is null and exists (
    select from order_facts o where o.order_id = r.order_id and o.customer_id is null and lower(o.email) = ${email})))`;

/** With what goes back. */
export async function storedReturns(tx: Tx, returner: Returner) {
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
    .where(isOf(returner))
    .orderBy("r.id")
    .execute();
}

/** Returns stay with the refunds that were paid for them, without their customer. */
export async function eraseReturner(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ customer_id: null })
    .where("customer_id", "=", customerId)
    .execute();
}

/** The orders, of these, with a return that still waits for the shop. */
export async function ordersWithOpenReturns(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("return_request")
    .select("order_id as orderId")
    .distinct()
    .where("order_id", "=", anyOf(orderIds))
    .where("status", "in", waitingStatuses())
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** Takes person and account off the returns of these orders; tells their ids and the accounts that they named. */
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

/** Returns of one customer become another's. */
export async function moveReturns(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("return_request").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
