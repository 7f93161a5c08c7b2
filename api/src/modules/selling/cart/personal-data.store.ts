import type { Tx } from "../../../db/database.ts";
import { mergeGuestCart } from "./merge.ts";

export async function storedCarts(tx: Tx, customerId: number) {
  return tx
    .selectFrom("cart as c")
    .innerJoin("cart_item as i", "i.cart_id", "c.id")
    .leftJoin("product_facts as p", "p.id", "i.product_id")
    .select(["i.product_id", "i.bundle_id", "p.name", "i.quantity", "i.added_at"])
    .where("c.customer_id", "=", customerId)
    .where("c.ordered_at", "is", null)
    .orderBy("i.id")
    .execute();
}

export async function eraseCarts(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("cart").where("customer_id", "=", customerId).where("ordered_at", "is", null).execute();
  await tx.updateTable("cart").set({ customer_id: null }).where("customer_id", "=", customerId).execute();
}

/** Transfers ordered carts to another customer, and merges the open cart into theirs. */
export async function moveCarts(
  tx: Tx,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<void> {
  const open = await tx
    .updateTable("cart")
    .set({ customer_id: null })
    .where("customer_id", "=", from)
    .where("ordered_at", "is", null)
    .returning("token")
    .executeTakeFirst();
  if (open) await mergeGuestCart(tx, { guestToken: open.token, customerId: into, now });
  await tx.updateTable("cart").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
