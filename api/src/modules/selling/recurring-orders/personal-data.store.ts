/** Personal data in recurring orders, which are found by account or, for guests, by email. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { forgetStates } from "../../platform/changes/index.ts";

interface Buyer {
  customerId: number | null;
  email: string;
}

const isOf = ({ customerId, email }: Buyer) =>
  sql<boolean>`(r.customer_id = ${customerId} or (r.customer_id is null and lower(r.email) = ${email}))`;

export async function storedRecurringOrders(tx: Tx, buyer: Buyer) {
  return tx
    .selectFrom("recurring_order as r")
    .leftJoin("recurring_order_line as l", "l.recurring_order_id", "r.id")
    .leftJoin("product_facts as p", "p.id", "l.product_id")
    .select(["r.email", "r.own_delivery", "r.state", "r.every_weeks", "r.month_day", "r.created_at"])
    .select(["p.name as product", "l.quantity"])
    .where(isOf(buyer))
    .orderBy("r.id")
    .orderBy("l.position")
    .execute();
}

/** Deletes a person's recurring orders and drafts, so that their links stop working. */
export async function eraseRecurringOrders(tx: Tx, buyer: Buyer, patterns: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from recurring_order r where ${isOf(buyer)} returning r.id`.execute(tx);
  await forgetStates(tx, { kind: "recurring-order", ids: rows.map(({ id }) => id) }, patterns);
}

export async function moveRecurringOrders(
  tx: Tx,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await tx
    .updateTable("recurring_order")
    .set({ customer_id: into })
    .where("customer_id", "=", from)
    .execute();
}

/** Changes the email of guests' recurring orders. `from` and `to` must be in lower case. */
export async function readdressRecurringOrders(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update recurring_order set email = ${to} where customer_id is null and lower(email) = ${from}`.execute(
    tx,
  );
}
