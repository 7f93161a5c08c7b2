/** All SQL on carts; what lies in them is in items.store.ts, whose they are in cart-owner.store.ts. */
import type { CustomerType } from "@curat/contract/cart.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { PickupStore } from "../shipping/index.ts";

export interface CartRow {
  id: number;
  token: string;
  customerType: CustomerType;
  deliveryCode: string | null;
  /** Which of those that share the code, a store of several; null where the code says enough. */
  deliveryId: number | null;
  paymentCode: string | null;
  countyId: number | null;
  countyCode: string | null;
  county: string | null;
  cityId: number | null;
  city: string | null;
  orderedAt: Date | null;
  /** Null for a guest's: then the token alone opens it. */
  customerId: number | null;
  voucherId: number | null;
  /** The buyer was last told that the voucher lowers the price. */
  voucherApplied: boolean;
  lockerId: string | null;
  /** Gifts that the buyer was last told of, by product. */
  seenGiftIds: number[];
  /** Promotions whose gift the buyer took out. */
  declinedGiftIds: number[];
}

/** The cart behind a token, ordered or not; undefined for an unknown or expired one. */
export async function findCart(db: Db, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } =
    await sql<CartRow>`/* cart */ ${CART} where c.token = ${token} and c.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** The client's open cart, by whatever token. */
export async function findCartOfCustomer(
  db: Db,
  customerId: number,
  now: Date,
): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart-of-customer */ ${CART}
    where c.customer_id = ${customerId} and c.ordered_at is null and c.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** The same, with its row locked until the transaction ends: first in the order of locks (architecture: Data). */
export async function lockCart(tx: Tx, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart-locked */ ${CART} where c.token = ${token} and c.expires_at > ${now} for no key update of c`.execute(
    tx,
  );
  return rows[0];
}

const CART = sql`
  select c.id, c.token, c.customer_type as "customerType", c.delivery_code as "deliveryCode", c.delivery_id as "deliveryId", c.payment_code as "paymentCode",
    c.county_id as "countyId", county.code as "countyCode", county.name as county, c.city_id as "cityId", city.name as city,
    c.ordered_at as "orderedAt", c.customer_id as "customerId", c.voucher_id as "voucherId",
    c.voucher_applied as "voucherApplied", c.locker_id as "lockerId", c.seen_gift_ids as "seenGiftIds",
    c.declined_gift_ids as "declinedGiftIds"
  from cart c left join county on county.id = c.county_id left join city on city.id = c.city_id`;

/** A new empty cart of an individual. */
export async function insertCart(
  tx: Tx,
  cart: { token: string; customerId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { token, customerId: customer_id, now, expiresAt: expires_at } = cart;
  await tx
    .insertInto("cart")
    .values({ token, customer_id, created_at: now, touched_at: now, expires_at })
    .execute();
}

export interface Choices {
  customerType?: CustomerType;
  delivery?: { code: string; id: number | null };
  paymentCode?: string;
  place?: { countyId: number | null; cityId: number | null };
  /** Null for none. */
  lockerId?: string | null;
}

/**
 * Stores what is given of the buyer's choices and lengthens the cart's life, as every write does; another payment clears
 * the locker. Locks the row like `lockCart`; false when the token names no open cart of this owner.
 */
export async function touchCart(
  tx: Tx,
  token: string,
  {
    customerId,
    now,
    expiresAt,
    choices = {},
  }: { customerId: number | null; now: Date; expiresAt: Date; choices?: Choices },
): Promise<boolean> {
  const { customerType, delivery, paymentCode, place, lockerId } = choices;
  const sameLocker = sql<string | null>`case when payment_code = ${paymentCode ?? null} then locker_id end`;
  const touched = await tx
    .updateTable("cart")
    .set({
      touched_at: now,
      expires_at: expiresAt,
      ...(customerType && { customer_type: customerType }),
      ...(delivery && { delivery_code: delivery.code, delivery_id: delivery.id }),
      ...(paymentCode && { payment_code: paymentCode, locker_id: sameLocker }),
      ...(place && { county_id: place.countyId, city_id: place.cityId }),
      ...(lockerId !== undefined && { locker_id: lockerId }),
    })
    .where("token", "=", token)
    .where("customer_id", customerId === null ? "is" : "=", customerId)
    .where("expires_at", ">", now)
    .where("ordered_at", "is", null)
    .executeTakeFirst();
  return touched.numUpdatedRows === 1n;
}

/** Puts a voucher into the cart in place of the one before, or takes it out. */
export async function setVoucher(tx: Tx, cartId: number, voucherId: number | null): Promise<void> {
  const change = { voucher_id: voucherId, voucher_applied: voucherId !== null };
  await tx.updateTable("cart").set(change).where("id", "=", cartId).execute();
}

/** Notes that the buyer wants no gift of a promotion. */
export async function declineGift(tx: Tx, cartId: number, promotionId: number): Promise<void> {
  await sql`
    update cart set declined_gift_ids = array_append(array_remove(declined_gift_ids, ${promotionId}), ${promotionId})
    where id = ${cartId}`.execute(tx);
}

/** What the buyer has been told of voucher and gifts. */
export async function updateTold(
  tx: Tx,
  cartId: number,
  { voucherApplied, giftIds }: { voucherApplied: boolean; giftIds: number[] },
): Promise<void> {
  await tx
    .updateTable("cart")
    .set({ voucher_applied: voucherApplied, seen_gift_ids: giftIds })
    .where("id", "=", cartId)
    .execute();
}

export interface StoredTerms {
  shipping: unknown;
  payments: unknown;
  /** Where orders can be collected, by id. */
  stores: PickupStore[];
  /** Some parcel machine is known and open. */
  hasLockers: boolean;
  standardVatPercent: number;
}

/** The settings that price a sale, and the rate of delivery and charges on a day: one query, since every cart asks it. */
export async function loadStoredTerms(db: Db, now: Date): Promise<StoredTerms> {
  const { rows } = await sql<StoredTerms>`
    /* sale-terms */ select (select value from setting where key = 'shipping') as shipping,
      (select value from setting where key = 'payments') as payments,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'city', city) order by id), '[]')
        from store where hands_out_orders) as stores,
      exists (select from locker where is_active) as "hasLockers",
      v.percent as "standardVatPercent"
    from vat_rate v where v.code = 'standard' and ${isInForce(now)}`.execute(db);
  if (!rows[0]) throw new Error("No standard rate of VAT is in force.");
  return rows[0];
}

/** A rate changes at midnight in Romania. */
export function isInForce(now: Date) {
  const day = sql`(${now}::timestamptz at time zone 'Europe/Bucharest')::date`;
  return sql`v.valid_from <= ${day} and (v.valid_to is null or v.valid_to > ${day})`;
}

/** True for a county of the nomenclature. */
export async function isCounty(db: Db, countyId: number): Promise<boolean> {
  const row = await db.selectFrom("county").select("id").where("id", "=", countyId).executeTakeFirst();
  return row !== undefined;
}

/** From now on the cart answers as an empty one; only its order still knows it. */
export async function markOrdered(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx.updateTable("cart").set({ ordered_at: now }).where("id", "=", cartId).execute();
}

/** Deletes carts whose time is over and that made no order; tells how many. */
export async function deleteExpiredCarts(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom("cart")
    .where("expires_at", "<=", now)
    .where("ordered_at", "is", null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
