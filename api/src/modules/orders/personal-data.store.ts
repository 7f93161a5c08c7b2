/** A person's orders, told and freed of their customer. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Tx } from "../../db/database.ts";
import { eraseNotes, storedNotes } from "../notes/index.ts";

/** With what was bought. */
export async function storedOrders(tx: Tx, customerId: number) {
  const orders = await tx
    .selectFrom("orders as o")
    .selectAll("o")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_line as l")
          .select(["l.name", "l.code", "l.quantity", "l.unit_price_bani", "l.discount_bani"])
          .whereRef("l.order_id", "=", "o.id")
          .orderBy("l.position"),
      ).as("lines"),
    )
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("order_mail as m")
          .select(["m.sent_to", "m.subject", "m.sent_at"])
          .whereRef("m.order_id", "=", "o.id")
          .orderBy("m.id"),
      ).as("mails"),
    ])
    .where("o.customer_id", "=", customerId)
    .orderBy("o.id")
    .execute();
  const notes = await storedNotes(
    tx,
    "order",
    orders.map(({ id }) => id),
  );
  return orders.map(
    ({ body_hash: _hash, search_text: _text, company_cui: _cui, buyer_erased_at: _at, ...order }) => ({
      ...order,
      notes: notes.get(order.id) ?? [],
    }),
  );
}

/**
 * Orders stay, as accounting law wants them, without their customer; notes and mails about them do not, nor will mails
 * of later (`keepMail`).
 */
export async function eraseBuyer(tx: Tx, customerId: number, at: Date): Promise<void> {
  const freed = await tx
    .updateTable("orders")
    .set({ customer_id: null, buyer_erased_at: at })
    .where("customer_id", "=", customerId)
    .returning("id")
    .execute();
  const ids = freed.map(({ id }) => id);
  await eraseNotes(tx, "order", ids);
  // Once the orders are marked: a mail that was being kept meanwhile is seen, and goes.
  await tx.deleteFrom("order_mail").where("order_id", "=", anyOf(ids)).execute();
}

/** Orders of one customer become another's. */
export async function moveOrders(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("orders").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
