import type { CustomerType } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { hasChosenCompany } from "../../catalogue/price-lists/index.ts";

export interface CartRow {
  id: number;
  token: string;
  customerType: CustomerType;
  deliveryCode: string | null;
  /** Distinguishes options with the same code, such as several stores; null if the code is enough. */
  deliveryId: number | null;
  paymentCode: string | null;
  countyId: number | null;
  countyCode: string | null;
  county: string | null;
  cityId: number | null;
  city: string | null;
  orderedAt: Date | null;
  customerId: number | null;
  voucherId: number | null;
  voucherApplied: boolean;
  lockerId: string | null;
  seenGiftIds: number[];
  /** Promotions whose gifts the buyer removed. */
  declinedGiftIds: number[];
}

/** Returns the cart with this token, ordered or not, unless it has expired. */
export async function findCart(db: Db, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } =
    await sql<CartRow>`/* cart */ ${cartOf(sql`cart`)} where c.token = ${token} and c.expires_at > ${now}`.execute(
      db,
    );
  return rows[0];
}

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

/** Locks the cart's row. This must be the transaction's first lock (architecture: Data). */
export async function lockCart(tx: Tx, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart-locked */ ${cartOf(sql`cart`)} where c.token = ${token} and c.expires_at > ${now}
    for no key update of c`.execute(tx);
  return rows[0];
}

function cartOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
  select c.id, c.token, c.customer_type as "customerType", c.delivery_code as "deliveryCode", c.delivery_id as "deliveryId", c.payment_code as "paymentCode",
    c.county_id as "countyId", county.code as "countyCode", county.name as county, c.city_id as "cityId", city.name as city,
    c.ordered_at as "orderedAt", c.customer_id as "customerId", c.voucher_id as "voucherId",
    c.voucher_applied as "voucherApplied", c.locker_id as "lockerId", c.shown_gift_ids as "seenGiftIds",
    c.declined_gift_ids as "declinedGiftIds"
  from ${rows} c left join county on county.id = c.county_id left join city on city.id = c.city_id`;
}

export interface FirstItem {
  productId: number | null;
  bundleId: number | null;
  quantity: number;
  priceBani: number;
}

/**
 * Creates a cart, empty or with its first item. Its customer type is company if the customer has chosen to buy for
 * one, otherwise individual. `itemId` is null for an empty cart.
 */
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
      insert into cart (token, customer_id, created_at, touched_at, expires_at, customer_type)
      values (${token}, ${customerId}, ${now}, ${now}, ${expiresAt},
        case when ${hasChosenCompany(customerId)} then 'pj' else 'pf' end) returning *
    ), put as (
      insert into cart_item (cart_id, product_id, bundle_id, quantity, shown_price_bani, added_at)
      select made.id, ${first?.productId ?? null}::integer, ${first?.bundleId ?? null}::integer,
        ${first?.quantity ?? null}::integer, ${first?.priceBani ?? null}::integer, ${now}
      from made where ${first !== undefined}::boolean
      returning id
    )
    select made.*, put.id as "itemId" from (${cartOf(sql`made`)}) made left join put on true`.execute(tx);
  if (!rows[0]) throw new Error("A new cart was not found.");
  const { itemId, ...cart } = rows[0];
  return { cart, itemId };
}

export interface Choices {
  customerType?: CustomerType;
  delivery?: { code: string; id: number | null };
  paymentCode?: string;
  place?: { countyId: number | null; cityId: number | null };
  lockerId?: string | null;
}

/** Stores choices in this owner's open cart and extends its expiry. Locks the cart's row and returns it. */
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
        delivery_id = ${valueOrColumn(delivery !== undefined, delivery?.id, sql`integer`, "delivery_id")},
        payment_code = coalesce(${paymentCode}, payment_code),
        county_id = ${valueOrColumn(place !== undefined, place?.countyId, sql`integer`, "county_id")},
        city_id = ${valueOrColumn(place !== undefined, place?.cityId, sql`integer`, "city_id")},
        locker_id = ${valueOrColumn(lockerId !== undefined, lockerId, sql`text`, "locker_id")}
      where token = ${token} and customer_id is not distinct from ${customerId}::integer and expires_at > ${now}
        and ordered_at is null
      returning *
    ) ${cartOf(sql`touched`)}`.execute(tx);
  return rows[0];
}

/** Returns the given value or the column. The SQL text is constant, so the statement is planned only once. */
function valueOrColumn(
  isGiven: boolean,
  value: unknown,
  type: RawBuilder<unknown>,
  column: string,
): RawBuilder<unknown> {
  return sql`case when ${isGiven}::boolean then ${value ?? null}::${type} else ${sql.ref(column)} end`;
}

export async function clearLocker(tx: Tx, cartId: number): Promise<void> {
  await tx.updateTable("cart").set({ locker_id: null }).where("id", "=", cartId).execute();
}

export async function setVoucher(tx: Tx, cartId: number, voucherId: number | null): Promise<void> {
  const change = { voucher_id: voucherId, voucher_applied: voucherId !== null };
  await tx.updateTable("cart").set(change).where("id", "=", cartId).execute();
}

export async function declineGift(tx: Tx, cartId: number, promotionId: number): Promise<void> {
  await sql`
    update cart set declined_gift_ids = array_append(array_remove(declined_gift_ids, ${promotionId}), ${promotionId})
    where id = ${cartId}`.execute(tx);
}

export async function updateAcknowledged(
  tx: Tx,
  cartId: number,
  { voucherApplied, giftIds }: { voucherApplied: boolean; giftIds: number[] },
): Promise<void> {
  await tx
    .updateTable("cart")
    .set({ voucher_applied: voucherApplied, shown_gift_ids: giftIds })
    .where("id", "=", cartId)
    .execute();
}

export async function isCounty(db: Db, countyId: number): Promise<boolean> {
  const { rows } = await sql`/* county */ select from county where id = ${countyId}`.execute(db);
  return rows.length > 0;
}

/** Returns the county and city with their names. A name is null for an unknown id. */
export async function findPlaceNames(
  db: Db,
  { countyId, cityId }: NonNullable<Choices["place"]>,
): Promise<Pick<CartRow, "countyId" | "countyCode" | "county" | "cityId" | "city">> {
  const { rows } = await sql<{ countyCode: string | null; county: string | null; city: string | null }>`
    /* place-names */ select county.code as "countyCode", county.name as county, city.name as city
    from county left join city on city.id = ${cityId} where county.id = ${countyId}`.execute(db);
  return { countyId, cityId, ...(rows[0] ?? { countyCode: null, county: null, city: null }) };
}

export function markOrdered(cartId: number, now: Date): RawBuilder<object> {
  return sql`(update cart set ordered_at = ${now} where id = ${cartId})`;
}

export async function deleteExpiredCarts(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom("cart")
    .where("expires_at", "<=", now)
    .where("ordered_at", "is", null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Inserts a cart for an imported order; every order needs one. */
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
