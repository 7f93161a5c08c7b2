/** All SQL on carts; what lies in them is in items.store.ts, whose they are in cart-owner.store.ts. */
import type { CustomerType } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

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
    await sql<CartRow>`/* cart */ ${cartOf(sql`cart`)} where c.token = ${token} and c.expires_at > ${now}`.execute(
      db,
    );
  return rows[0];
}

/** The client's open cart, by whatever token. */
export async function findCartOfCustomer(
  db: Db,
  customerId: number,
  now: Date,
): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart-of-customer */ ${cartOf(sql`cart`)}
    where c.customer_id = ${customerId} and c.ordered_at is null and c.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** The same, with its row locked until the transaction ends: first in the order of locks (architecture: Data). */
export async function lockCart(tx: Tx, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart-locked */ ${cartOf(sql`cart`)} where c.token = ${token} and c.expires_at > ${now}
    for no key update of c`.execute(tx);
  return rows[0];
}

/** Rows of the table, or of what a statement wrote to it, with their places. */
function cartOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
  select c.id, c.token, c.customer_type as "customerType", c.delivery_code as "deliveryCode", c.delivery_id as "deliveryId", c.payment_code as "paymentCode",
    c.county_id as "countyId", county.code as "countyCode", county.name as county, c.city_id as "cityId", city.name as city,
    c.ordered_at as "orderedAt", c.customer_id as "customerId", c.voucher_id as "voucherId",
    c.voucher_applied as "voucherApplied", c.locker_id as "lockerId", c.seen_gift_ids as "seenGiftIds",
    c.declined_gift_ids as "declinedGiftIds"
  from ${rows} c left join county on county.id = c.county_id left join city on city.id = c.city_id`;
}

/** What lies in a new cart at once. */
export interface FirstItem {
  /** One of the two is null. */
  productId: number | null;
  bundleId: number | null;
  quantity: number;
  /** As the answer shows it. */
  priceBani: number;
}

/** A new cart of an individual, empty or with its first item; `itemId` is null for an empty one. */
export async function insertCart(
  tx: Tx,
  {
    token,
    customerId,
    now,
    expiresAt,
    first,
  }: { token: string; customerId: number | null; now: Date; expiresAt: Date; first?: FirstItem },
): Promise<{ cart: CartRow; itemId: number | null }> {
  const { rows } = await sql<CartRow & { itemId: number | null }>`
    /* cart-new */ with made as (
      insert into cart (token, customer_id, created_at, touched_at, expires_at)
      values (${token}, ${customerId}, ${now}, ${now}, ${expiresAt}) returning *
    ), put as (
      insert into cart_item (cart_id, product_id, bundle_id, quantity, seen_price_bani, added_at)
      select made.id, ${first?.productId ?? null}::integer, ${first?.bundleId ?? null}::integer,
        ${first?.quantity ?? null}::integer, ${first?.priceBani ?? null}::integer, ${now}
      from made where ${first !== undefined}::boolean
      returning id
    )
    select made.*, put.id as "itemId" from (${cartOf(sql`made`)}) made left join put on true`.execute(tx);
  if (!rows[0]) throw new Error("A new cart is not there.");
  const { itemId, ...cart } = rows[0];
  return { cart, itemId };
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
 * Stores what is given of the buyer's choices and lengthens the cart's life, as every write does. Locks the row like `lockCart` and tells it; undefined when the token names no open cart of this owner.
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
): Promise<CartRow | undefined> {
  const { customerType = null, delivery, paymentCode = null, place, lockerId } = choices;
  const { rows } = await sql<CartRow>`
    /* cart-touched */ with touched as (
      update cart set touched_at = ${now}, expires_at = ${expiresAt},
        customer_type = coalesce(${customerType}, customer_type),
        delivery_code = coalesce(${delivery?.code ?? null}, delivery_code),
        delivery_id = ${given(delivery !== undefined, delivery?.id, sql`integer`, "delivery_id")},
        payment_code = coalesce(${paymentCode}, payment_code),
        county_id = ${given(place !== undefined, place?.countyId, sql`integer`, "county_id")},
        city_id = ${given(place !== undefined, place?.cityId, sql`integer`, "city_id")},
        locker_id = ${given(lockerId !== undefined, lockerId, sql`text`, "locker_id")}
      where token = ${token} and customer_id is not distinct from ${customerId}::integer and expires_at > ${now}
        and ordered_at is null
      returning *
    ) ${cartOf(sql`touched`)}`.execute(tx);
  return rows[0];
}

/** The value, null included, where one is given; else what stands. One text for all, so that it is planned once. */
function given(
  isGiven: boolean,
  value: unknown,
  type: RawBuilder<unknown>,
  column: string,
): RawBuilder<unknown> {
  return sql`case when ${isGiven}::boolean then ${value ?? null}::${type} else ${sql.ref(column)} end`;
}

/** Forgets the chosen parcel machine. */
export async function clearLocker(tx: Tx, cartId: number): Promise<void> {
  await tx.updateTable("cart").set({ locker_id: null }).where("id", "=", cartId).execute();
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
export async function updateAcknowledged(
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

/** True for a county of the nomenclature. */
export async function isCounty(db: Db, countyId: number): Promise<boolean> {
  const { rows } = await sql`/* county */ select from county where id = ${countyId}`.execute(db);
  return rows.length > 0;
}

/** A place as a cart tells it; ids that belong to nothing have no names. */
export async function findPlaceNames(
  db: Db,
  { countyId, cityId }: NonNullable<Choices["place"]>,
): Promise<Pick<CartRow, "countyId" | "countyCode" | "county" | "cityId" | "city">> {
  const { rows } = await sql<{ countyCode: string | null; county: string | null; city: string | null }>`
    /* place-names */ select county.code as "countyCode", county.name as county, city.name as city
    from county left join city on city.id = ${cityId} where county.id = ${countyId}`.execute(db);
  return { countyId, cityId, ...(rows[0] ?? { countyCode: null, county: null, city: null }) };
}

/** From now on the cart answers as an empty one; only its order still knows it. Part of the statement that inserts the order. */
export function markOrdered(cartId: number, now: Date): RawBuilder<object> {
  return sql`(update cart set ordered_at = ${now} where id = ${cartId})`;
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

/** One cart makes one order: a past one gets a cart that was ordered then. */
export async function insertOrderedCart(tx: Tx, randomId: string, at: Date): Promise<number> {
  const row = await tx
    .insertInto("cart")
    .values({
      token: `import-${randomId}`,
      created_at: at,
      touched_at: at,
      expires_at: at,
      ordered_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
