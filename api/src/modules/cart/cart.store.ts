/** All SQL on carts and their items. */
import type { CustomerType } from "@curat/contract/cart.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { PickupStore } from "../shipping/index.ts";
import type { CartLine } from "./cart.rules.ts";

export interface CartRow {
  id: number;
  token: string;
  customerType: CustomerType;
  deliveryCode: string | null;
  paymentCode: string | null;
  countyId: number | null;
  countyCode: string | null;
  county: string | null;
  cityId: number | null;
  city: string | null;
  orderedAt: Date | null;
  /** Null for a guest's: then the token alone opens it. */
  customerId: number | null;
}

/** The cart behind a token, ordered or not; undefined for an unknown or expired one. */
export async function findCart(db: Db, token: string, now: Date): Promise<CartRow | undefined> {
  const { rows } =
    await sql<CartRow>`/* cart */ ${CART} where c.token = ${token} and c.expires_at > ${now}`.execute(db);
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
  select c.id, c.token, c.customer_type as "customerType", c.delivery_code as "deliveryCode", c.payment_code as "paymentCode",
    c.county_id as "countyId", county.code as "countyCode", county.name as county, c.city_id as "cityId", city.name as city,
    c.ordered_at as "orderedAt", c.customer_id as "customerId"
  from cart c left join county on county.id = c.county_id left join city on city.id = c.city_id`;

/** A new empty cart of an individual. */
export async function insertCart(
  tx: Tx,
  { token, now, expiresAt }: { token: string; now: Date; expiresAt: Date },
): Promise<CartRow> {
  const { id } = await tx
    .insertInto("cart")
    .values({ token, created_at: now, touched_at: now, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  const nothingChosen = { deliveryCode: null, paymentCode: null, orderedAt: null, customerId: null };
  const nowhere = { countyId: null, countyCode: null, county: null, cityId: null, city: null };
  return { id, token, customerType: "pf", ...nothingChosen, ...nowhere };
}

export interface Choices {
  customerType?: CustomerType;
  deliveryCode?: string;
  paymentCode?: string;
  place?: { countyId: number | null; cityId: number | null };
}

/**
 * Stores what is given of the buyer's choices and lengthens the cart's life, as every write does.
 * Locks the row like `lockCart`; false when the token names no cart that is still open.
 */
export async function touchCart(
  tx: Tx,
  token: string,
  { now, expiresAt, choices = {} }: { now: Date; expiresAt: Date; choices?: Choices },
): Promise<boolean> {
  const { customerType, deliveryCode, paymentCode, place } = choices;
  const touched = await tx
    .updateTable("cart")
    .set({
      touched_at: now,
      expires_at: expiresAt,
      ...(customerType && { customer_type: customerType }),
      ...(deliveryCode && { delivery_code: deliveryCode }),
      ...(paymentCode && { payment_code: paymentCode }),
      ...(place && { county_id: place.countyId, city_id: place.cityId }),
    })
    .where("token", "=", token)
    .where("expires_at", ">", now)
    .where("ordered_at", "is", null)
    .executeTakeFirst();
  return touched.numUpdatedRows === 1n;
}

/** Lines in the order in which they were added, each with its product as it is now and the VAT rate of the day. */
export async function loadLines(db: Db, cartId: number, now: Date): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`/* cart-lines */ ${linesOf(cartId, now)} order by i.id`.execute(db);
  return rows;
}

/** The same, with the products locked by ascending id until the transaction ends: what is read stays true. */
export async function lockLines(tx: Tx, cartId: number, now: Date): Promise<CartLine[]> {
  const { rows } =
    await sql<CartLine>`/* cart-lines-locked */ ${linesOf(cartId, now)} order by p.id for no key update of p`.execute(
      tx,
    );
  return rows.sort((one, other) => one.itemId - other.itemId);
}

function linesOf(cartId: number, now: Date) {
  return sql`
    select i.id as "itemId", i.product_id as "productId", i.quantity, i.seen_price_bani as "seenPriceBani",
      p.price_bani as "priceBani", r.old_price_bani as "oldPriceBani", p.stock, p.min_quantity as "minQuantity",
      p.max_quantity as "maxQuantity", p.limited_stock_from as "limitedStockFrom", p.is_published as "isPublished",
      p.weight_grams as "weightGrams", p.width_mm as "widthMm", p.depth_mm as "depthMm", p.height_mm as "heightMm",
      v.percent as "vatPercent", p.name, p.subtitle, '/' || p.slug as url, r.picture,
      b.name as brand, p.code, p.sale_unit as unit
    from cart_item i
    join product p on p.id = i.product_id
    join brand b on b.id = p.brand_id
    join vat_rate v on v.code = p.vat_code and ${isInForce(now)}
    left join product_read r on r.product_id = p.id
    where i.cart_id = ${cartId}`;
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
function isInForce(now: Date) {
  const day = sql`(${now}::timestamptz at time zone 'Europe/Bucharest')::date`;
  return sql`v.valid_from <= ${day} and (v.valid_to is null or v.valid_to > ${day})`;
}

/** What decides whether and how many of a product can be bought; undefined for an unknown or unpublished one. */
export async function findBuyable(db: Db, productId: number) {
  return db
    .selectFrom("product")
    .select([
      "price_bani as priceBani",
      "stock",
      "min_quantity as minQuantity",
      "max_quantity as maxQuantity",
      "is_published as isPublished",
    ])
    .where("id", "=", productId)
    .where("is_published", "=", true)
    .executeTakeFirst();
}

/** How many of a product the cart holds. */
export async function heldQuantity(db: Db, cartId: number, productId: number): Promise<number> {
  const row = await db
    .selectFrom("cart_item")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** Sets the quantity of a product in the cart, with the price that the answer shows. */
export async function putItem(
  tx: Tx,
  item: { cartId: number; productId: number; quantity: number; priceBani: number; now: Date },
): Promise<void> {
  const changes = { quantity: item.quantity, seen_price_bani: item.priceBani };
  await tx
    .insertInto("cart_item")
    .values({ cart_id: item.cartId, product_id: item.productId, added_at: item.now, ...changes })
    .onConflict((on) => on.columns(["cart_id", "product_id"]).doUpdateSet(changes))
    .execute();
}

/** Writes quantities, and prices as seen, of lines that are in the cart. */
export async function updateItems(
  tx: Tx,
  cartId: number,
  items: { itemId: number; quantity: number; priceBani: number }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update cart_item i set quantity = n.quantity, seen_price_bani = n.price
    from unnest(${items.map((item) => item.itemId)}::bigint[], ${items.map((item) => item.quantity)}::integer[],
      ${items.map((item) => item.priceBani)}::integer[]) as n (id, quantity, price)
    where i.id = n.id and i.cart_id = ${cartId}`.execute(tx);
}

export async function deleteItem(tx: Tx, cartId: number, itemId: number): Promise<void> {
  await tx.deleteFrom("cart_item").where("cart_id", "=", cartId).where("id", "=", itemId).execute();
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
