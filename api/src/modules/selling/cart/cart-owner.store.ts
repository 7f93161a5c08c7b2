/** Lock the customer's row before the carts, so that a customer has at most one open cart. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** Locks the customer until the transaction ends, so that carts are assigned one at a time. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  await tx
    .selectFrom("customer_person")
    .select("id")
    .where("id", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findOwnToken(db: Db, customerId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("cart")
    .select("token")
    .where("customer_id", "=", customerId)
    .where("ordered_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.token;
}

export async function deleteExpiredCartOf(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .deleteFrom("cart")
    .where("customer_id", "=", customerId)
    .where("ordered_at", "is", null)
    .where("expires_at", "<=", now)
    .execute();
}

/** Assigns a guest's open cart to a customer. Returns false if the cart has an owner, was ordered or has expired. */
export async function claimCart(
  tx: Tx,
  { token, customerId, now }: { token: string; customerId: number; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable("cart")
    .set({ customer_id: customerId })
    .where("token", "=", token)
    .where("customer_id", "is", null)
    .where("ordered_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Moves items to another cart and adds up the quantities of equal items. Offer lines keep their quantity. */
export async function moveItems(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    merge into cart_item t using (select * from cart_item where cart_id = ${from} order by id) s
    on t.cart_id = ${into} and t.offer_line_id is not distinct from s.offer_line_id
      and (t.product_id = s.product_id or t.bundle_id = s.bundle_id)
    when matched and t.offer_line_id is not null then do nothing
    when matched then update set quantity = t.quantity + s.quantity, shown_price_bani = s.shown_price_bani
    when not matched then insert (cart_id, product_id, bundle_id, offer_line_id, quantity, shown_price_bani, added_at)
      values (${into}, s.product_id, s.bundle_id, s.offer_line_id, s.quantity, s.shown_price_bani, s.added_at)`.execute(
    tx,
  );
}

/**
 * Copies choices that the target cart lacks. Gifts seen or declined in either cart count as seen or declined in the
 * target.
 */
export async function moveChoices(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    update cart c set
      voucher_id = coalesce(c.voucher_id, o.voucher_id),
      voucher_applied = case when c.voucher_id is null then o.voucher_applied else c.voucher_applied end,
      delivery_code = coalesce(c.delivery_code, o.delivery_code),
      delivery_id = case when c.delivery_code is null then o.delivery_id else c.delivery_id end,
      payment_code = coalesce(c.payment_code, o.payment_code),
      locker_id = coalesce(c.locker_id, o.locker_id),
      shown_gift_ids = array(select unnest(c.shown_gift_ids) union select unnest(o.shown_gift_ids)),
      declined_gift_ids = array(select unnest(c.declined_gift_ids) union select unnest(o.declined_gift_ids)),
      county_id = coalesce(c.county_id, o.county_id),
      city_id = case when c.county_id is null then o.city_id else c.city_id end
    from cart o where c.id = ${into} and o.id = ${from}`.execute(tx);
}

export async function deleteCart(tx: Tx, cartId: number): Promise<void> {
  await tx.deleteFrom("cart").where("id", "=", cartId).execute();
}
