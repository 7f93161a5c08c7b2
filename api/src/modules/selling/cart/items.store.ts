import { type RawBuilder, sql } from "kysely";
import type { CartMixing } from "@curat/contract/cart";
import { MIXING_ARTICLE } from "@curat/contract/cart.values";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import type { OfferedLine } from "../offers/index.ts";
import {
  type ListDelivery,
  loadOwnTerms,
  mayHaveLists,
  ownDeliveryOf,
  type PriceBuyer,
} from "../../catalogue/price-lists/index.ts";
import { bundleProductIds } from "../../catalogue/bundles/index.ts";
import { type GiftPromotion, giftPromotions } from "../../catalogue/promotions/index.ts";
import type { CartProduct, StoredItem } from "./lines.rules.ts";
import { mixingOf } from "./mixing.rules.ts";
import { type StoredTerms, storedTerms } from "./sale-terms.store.ts";

export interface ItemRow extends StoredItem {
  productId: number | null;
  bundleId: number | null;
  offerLineId: number | null;
}

export interface CartState {
  items: ItemRow[];
  promotions: GiftPromotion[];
  terms: StoredTerms | null;
  ownDelivery: ListDelivery[];
}

/** Returns a cart's items, running gift promotions and terms of sale, in one query. */
export async function loadState(db: Db, cartId: number, pricing: Pricing): Promise<CartState> {
  const { rows } = await sql<CartState>`
    ${hasLists(pricing) ? sql`/* cart-state-of-buyer */` : sql`/* cart-state */`} ${stateOf({ cartId }, pricing, vatOn(pricing.now))}`.execute(
    db,
  );
  // A select of subqueries always returns one row.
  return rows[0] as CartState;
}

interface Loaded {
  cartId: number;
  /** Products and bundles that are loaded as if they were in the cart. */
  productIds?: readonly number[];
  bundleIds?: readonly number[];
}

/** Returns a cart's state, its products and the given products, in one query. */
export async function loadStateAndProducts(
  db: Db,
  loaded: Required<Loaded>,
  pricing: Pricing,
): Promise<CartState & { products: ProductRow[] }> {
  const { rows } = await sql<CartState & { products: ProductRow[] }>`
    ${hasLists(pricing) ? sql`/* cart-contents-of-buyer */` : sql`/* cart-contents */`} with rates as materialized (select code, percent from ${vatOn(pricing.now)}),
    state as materialized (${stateOf(loaded, pricing, sql`rates`)}), wanted as (
      select (i ->> 'productId')::integer as id from state, json_array_elements(items) i
      union select (g ->> 'giftProductId')::integer from state, json_array_elements(promotions) g
      union select unnest(${[...loaded.productIds]}::integer[])
    )
    select state.*, (select coalesce(json_agg(found), '[]')
      from (${productsOf(sql`any(array(select id from wanted))`, sql`rates`)}) found) as products
    from state`.execute(db);
  return rows[0] as CartState & { products: ProductRow[] };
}

/** Whether the buyer may have price lists. Queries with and without price lists are separate prepared statements. */
function hasLists({ buyer }: Pricing): boolean {
  return buyer !== undefined && mayHaveLists(buyer);
}

function stateOf(
  { cartId, productIds = [], bundleIds = [] }: Loaded,
  { buyer, now }: Pricing,
  rates: RawBuilder<unknown>,
): RawBuilder<CartState> {
  const items = sql`from cart_item where cart_id = ${cartId}`;
  const cartProducts = sql`
    select product_id ${items} and product_id is not null union all select unnest(${[...productIds]}::integer[])
    union all ${bundleProductIds(sql`select bundle_id ${items} union all select unnest(${[...bundleIds]}::integer[])`)}`;
  return sql`select
      (select coalesce(json_agg(json_build_object('itemId', id, 'productId', product_id, 'bundleId', bundle_id,
        'offerLineId', offer_line_id, 'quantity', quantity, 'seenPriceBani', shown_price_bani) order by id), '[]')
        ${items}) as items,
      ${giftPromotions(now, cartProducts)} as promotions, ${storedTerms(rates)} as terms,
      ${ownDeliveryOf(buyer, now)} as "ownDelivery"`;
}

/**
 * Returns gift promotions of these products and the buyer's delivery terms as of `offeredAt`, with current terms of
 * sale, for orders without a cart.
 */
export async function loadOfferedState(
  db: Db,
  { productIds, offeredAt, buyer, now }: Pricing & { productIds: readonly number[]; offeredAt: Date },
): Promise<Omit<CartState, "items">> {
  const { rows } = await sql<Omit<CartState, "items">>`
    select ${giftPromotions(offeredAt, sql`select unnest(${[...productIds]}::integer[])`)} as promotions, ${storedTerms(vatOn(now))} as terms,
      ${ownDeliveryOf(buyer, offeredAt)} as "ownDelivery"`.execute(db);
  // A select of subqueries always returns one row.
  return rows[0] as Omit<CartState, "items">;
}

export interface Pricing {
  buyer?: PriceBuyer | undefined;
  now: Date;
}

/** Returns current products with today's VAT and the buyer's price lists. Products in `known` are not loaded again. */
export async function loadProducts(
  db: Db,
  ids: readonly number[],
  { known = [], ...pricing }: Pricing & { known?: readonly ProductRow[] },
): Promise<Products> {
  if (ids.length === 0) return new Map();
  const missing = ids.filter((id) => !known.some(({ productId }) => productId === id));
  const { rows } =
    missing.length === 0
      ? { rows: [] }
      : await sql<ProductRow>`/* cart-products */ ${productsOf(anyOf(missing), vatOn(pricing.now))}`.execute(
          db,
        );
  return withOwnTerms(db, [...known, ...rows], pricing);
}

/** Like `loadProducts`, but locks the products by ascending id until the transaction ends. */
export async function lockAndLoadProducts(
  tx: Tx,
  ids: readonly number[],
  pricing: Pricing,
): Promise<Products> {
  const { rows } = await sql<ProductRow>`
    /* cart-products-locked */ ${productsOf(anyOf(ids), vatOn(pricing.now))} order by p.id for no key update of p`.execute(
    tx,
  );
  return withOwnTerms(tx, rows, pricing);
}

type Products = ReadonlyMap<number, CartProduct>;
export type ProductRow = Omit<CartProduct, "own">;

/** Adds the buyer's price list terms to products. Guests have none, so most carts need no further query. */
async function withOwnTerms(db: Db, rows: readonly ProductRow[], { buyer, now }: Pricing): Promise<Products> {
  const productIds = rows.map(({ productId }) => productId);
  const terms = buyer && (await loadOwnTerms(db, buyer, { productIds, now }));
  return new Map(
    rows.map((product) => [product.productId, { ...product, own: terms?.get(product.productId) ?? null }]),
  );
}

/** Path of the article on mixing chlorine and acid; null if product `p` contains neither. */
const reactionArticle = sql`case when p.reacts_as is not null
  then (select path from route_facts where path = ${MIXING_ARTICLE} and kind <> 'redirect') end`;

/** Returns the products with chlorine and those with acid among these lines; undefined unless both occur. */
export async function loadMixing(
  db: Db,
  lines: readonly { productId: number | null; name: string }[],
): Promise<CartMixing | undefined> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  type Row = Pick<CartProduct, "productId" | "reactsAs" | "reactionArticle">;
  const { rows } = await sql<Row>`
    /* reactions */ select p.id as "productId", p.reacts_as as "reactsAs", ${reactionArticle} as "reactionArticle"
    from product_facts p where p.id = ${anyOf(ids)} and p.reacts_as is not null`.execute(db);
  const reactions = new Map(rows.map((row) => [row.productId, row]));
  return mixingOf(lines.map(({ productId, name }) => ({ name, ...reactions.get(productId ?? 0) })));
}

function productsOf(ids: RawBuilder<unknown>, rates: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select p.id as "productId", p.brand_id as "brandId", coalesce(r.category_ids, '{}') as "categoryIds",
      p.price_bani as "priceBani", r.old_price_bani as "oldPriceBani", p.stock, p.min_quantity as "minQuantity",
      p.max_quantity as "maxQuantity", p.limited_stock_from as "limitedStockFrom", p.is_published as "isPublished",
      p.weight_grams as "weightGrams", p.width_mm as "widthMm", p.depth_mm as "depthMm", p.height_mm as "heightMm",
      v.percent as "vatPercent", p.name, p.subtitle, '/' || p.slug as url, r.picture, b.name as brand, p.code,
      p.sale_unit as unit, p.reacts_as as "reactsAs", p.safety,
      p.durability_years as "durabilityYears", r.bucket_share as "bucketShare",
      coalesce(r.value_ids, '{}') as "valueIds",
      ${reactionArticle} as "reactionArticle"
    from product_facts p
    join brand_facts b on b.id = p.brand_id
    join ${rates} v on v.code = p.vat_code
    left join product_read r on r.product_id = p.id
    where p.id = ${ids}`;
}

/** Sets the quantity and shown price of a product or bundle in the cart. Returns the item's id. */
export async function putItem(
  tx: Tx,
  {
    cartId,
    productId,
    bundleId,
    quantity,
    priceBani,
    now,
  }: Pick<ItemRow, "productId" | "bundleId" | "quantity"> & { cartId: number; priceBani: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    /* cart-item-put */ with n (cart_id, product_id, bundle_id, quantity, price) as (
      values (${cartId}::bigint, ${productId}::integer, ${bundleId}::integer, ${quantity}::integer, ${priceBani}::integer)
    ), changed as (
      update cart_item t set quantity = n.quantity, shown_price_bani = n.price from n
      where t.cart_id = n.cart_id and t.offer_line_id is null and (t.product_id = n.product_id or t.bundle_id = n.bundle_id)
      returning t.id
    ), added as (
      insert into cart_item (cart_id, product_id, bundle_id, quantity, shown_price_bani, added_at)
      select cart_id, product_id, bundle_id, quantity, price, ${now} from n where not exists (select from changed)
      returning id
    )
    select id from changed union all select id from added`.execute(tx);
  if (!rows[0]) throw new Error("The item added to a cart was not found.");
  return rows[0].id;
}

/** Inserts products that are not in the cart yet, in order. Returns item ids, keyed by product id. */
export async function insertItems(
  tx: Tx,
  { cartId, now, items }: { cartId: number; now: Date; items: readonly NewItem[] },
): Promise<ReadonlyMap<number, number>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<{ id: number; product_id: number }>`
    /* cart-items-put */ insert into cart_item (cart_id, product_id, quantity, shown_price_bani, added_at)
    select ${cartId}, n.product, n.quantity, n.price, ${now}
    from unnest(${items.map((item) => item.productId)}::integer[], ${items.map((item) => item.quantity)}::integer[],
      ${items.map((item) => item.priceBani)}::integer[]) with ordinality as n (product, quantity, price, place)
    order by n.place
    returning id, product_id`.execute(tx);
  return new Map(rows.map((row) => [row.product_id, row.id]));
}

interface NewItem {
  productId: number;
  quantity: number;
  priceBani: number;
}

export async function updateItems(
  tx: Tx,
  cartId: number,
  items: readonly { itemId: number; quantity: number; priceBani: number }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    /* cart-items-written */ update cart_item i set quantity = n.quantity, shown_price_bani = n.price
    from unnest(${items.map((item) => item.itemId)}::bigint[], ${items.map((item) => item.quantity)}::integer[],
      ${items.map((item) => item.priceBani)}::integer[]) as n (id, quantity, price)
    where i.id = n.id and i.cart_id = ${cartId}`.execute(tx);
}

/** Inserts all lines of an offer into a cart that contains none of them. */
export async function putOffer(
  tx: Tx,
  cartId: number,
  { lines, now }: { lines: readonly OfferedLine[]; now: Date },
): Promise<void> {
  const rows = lines.map(({ id, productId, quantity, unitBani }) => ({
    cart_id: cartId,
    product_id: productId,
    offer_line_id: id,
    quantity,
    shown_price_bani: unitBani,
    added_at: now,
  }));
  await tx.insertInto("cart_item").values(rows).execute();
}

export async function loadOfferLineIds(tx: Tx, cartId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom("cart_item")
    .select(["id", "offer_line_id"])
    .where("cart_id", "=", cartId)
    .where("offer_line_id", "is not", null)
    .execute();
  return new Map(rows.flatMap(({ id, offer_line_id: lineId }) => (lineId === null ? [] : [[id, lineId]])));
}

export async function deleteItem(tx: Tx, cartId: number, itemId: number): Promise<void> {
  await tx.deleteFrom("cart_item").where("cart_id", "=", cartId).where("id", "=", itemId).execute();
}
