import type { Db, Tx } from "../../../db/database.ts";
import { type BundleLine, loadBundleLines } from "../../catalogue/bundles/index.ts";
import { findVoucher, lockVoucher, type Voucher } from "../vouchers/index.ts";
import type { CartRow } from "./cart.store.ts";
import { canAffectCart } from "./gifts.rules.ts";
import {
  type CartState,
  type ItemRow,
  loadOfferedState,
  loadProducts,
  loadState,
  loadStateAndProducts,
  lockAndLoadProducts,
  type Pricing,
} from "./items.store.ts";
import { loadOfferedLines, lockOffersOf, type OfferedLine } from "../offers/index.ts";
import { bundleLine, type CartLine, type CartProduct, offeredLine, productLine } from "./lines.rules.ts";
import type { CartContents } from "./quote.rules.ts";
import type { StoredTerms } from "./sale-terms.store.ts";

export interface LoadedContents extends CartContents {
  storedTerms: StoredTerms | null;
}

type CartOffers = Pick<CartRow, "id" | "voucherId" | "seenGiftIds" | "declinedGiftIds">;

export const NO_CART: CartOffers = { id: 0, voucherId: null, seenGiftIds: [], declinedGiftIds: [] };

export type CartItemRef = { productId: number } | { bundleId: number };

export const NEW_ITEM_ID = 0;

/**
 * Loads a cart's contents. Products in `added` that are not in the cart come last, with quantity 0. Unknown products
 * are omitted.
 */
export async function loadContents(
  db: Db,
  cart: CartOffers,
  { added = [], ...pricing }: Pricing & { added?: readonly CartItemRef[] },
): Promise<LoadedContents> {
  const voucher = cart.voucherId === null ? undefined : await findVoucher(db, cart.voucherId);
  const productIds = added.flatMap((item) => ("productId" in item ? item.productId : []));
  const bundleIds = added.flatMap((item) => ("bundleId" in item ? item.bundleId : []));
  const loaded = { cartId: cart.id, productIds: [...productIds, ...cart.seenGiftIds], bundleIds };
  const { products: known, ...state } = await loadStateAndProducts(db, loaded, pricing);
  const load = (ids: number[]) => loadProducts(db, ids, { ...pricing, known });
  return contentsOf(db, cart, {
    voucher,
    state: added.reduce(withItem, state),
    load,
    isLocked: false,
    now: pricing.now,
  });
}

/** Like `loadContents`, but locks voucher, offers and products in this order until the transaction ends. */
export async function lockContents(tx: Tx, cart: CartOffers, pricing: Pricing): Promise<LoadedContents> {
  const voucher = cart.voucherId === null ? undefined : await lockVoucher(tx, cart.voucherId);
  const state = await loadState(tx, cart.id, pricing);
  const lineIds = offerLineIds(state);
  if (lineIds.length > 0) await lockOffersOf(tx, lineIds);
  const load = (ids: number[]) => lockAndLoadProducts(tx, ids, pricing);
  return contentsOf(tx, cart, { voucher, state, load, isLocked: true, now: pricing.now });
}

export interface OrderOffers extends Pick<
  LoadedContents,
  "promotions" | "products" | "storedTerms" | "ownDelivery"
> {
  bundles: ReadonlyMap<number, BundleLine>;
}

/**
 * Returns current products, and the gift promotions that ran when the order was placed. If `lock` is given, locks the
 * products by ascending id. The voucher must already be locked.
 */
export async function loadOrderOffers(
  db: Db,
  input: Pricing & { productIds: readonly number[]; bundleIds: readonly number[]; offeredAt: Date },
  lock?: Tx,
): Promise<OrderOffers> {
  const bundles = new Map((await loadBundleLines(db, input.bundleIds)).map((bundle) => [bundle.id, bundle]));
  const productIds = [
    ...input.productIds,
    ...[...bundles.values()].flatMap((bundle) => bundle.products.map(({ productId }) => productId)),
  ];
  const {
    promotions,
    terms: storedTerms,
    ownDelivery,
  } = await loadOfferedState(db, { ...input, productIds });
  const ids = [...productIds, ...promotions.map(({ giftProductId }) => giftProductId)];
  const products = lock ? await lockAndLoadProducts(lock, ids, input) : await loadProducts(db, ids, input);
  return { promotions, products, storedTerms, ownDelivery, bundles };
}

function withItem(state: CartState, item: CartItemRef): CartState {
  const ids = { productId: null, bundleId: null, ...item };
  const isInCart = state.items.some(
    (item) => item.offerLineId === null && item.productId === ids.productId && item.bundleId === ids.bundleId,
  );
  if (isInCart) return state;
  return {
    ...state,
    items: [
      ...state.items,
      { itemId: NEW_ITEM_ID, ...ids, offerLineId: null, quantity: 0, seenPriceBani: 0 },
    ],
  };
}

interface Loading {
  voucher: Voucher | null | undefined;
  state: CartState;
  load: (ids: number[]) => Promise<ReadonlyMap<number, CartProduct>>;
  isLocked: boolean;
  now: Date;
}

function offerLineIds({ items }: CartState): number[] {
  return items.flatMap((item) => item.offerLineId ?? []);
}

async function contentsOf(
  db: Db,
  { seenGiftIds, declinedGiftIds }: CartOffers,
  { voucher = null, state, load, isLocked, now }: Loading,
): Promise<LoadedContents> {
  const { items, promotions: running, terms: storedTerms, ownDelivery } = state;
  const buyerState = { voucher, seenGiftIds, declinedGiftIds, storedTerms, ownDelivery };
  if (items.length === 0) return { ...buyerState, lines: [], promotions: [], products: new Map() };
  const bundleIds = items.flatMap((item) => item.bundleId ?? []);
  const bundles = new Map((await loadBundleLines(db, bundleIds)).map((bundle) => [bundle.id, bundle]));
  const productIds = [
    ...items.flatMap((item) => item.productId ?? []),
    ...[...bundles.values()].flatMap((bundle) => bundle.products.map(({ productId }) => productId)),
  ];
  const seenBani = items.reduce((sum, item) => sum + item.quantity * item.seenPriceBani, 0);
  const promotions = isLocked
    ? running.filter((promotion) => canAffectCart(promotion, { productIds, seenBani, seenGiftIds }))
    : running;
  const ids = [...productIds, ...promotions.map(({ giftProductId }) => giftProductId), ...seenGiftIds];
  const products = await load(ids);
  const offered = await loadOfferedLines(db, offerLineIds(state), now);
  return {
    ...buyerState,
    lines: items.flatMap((item) => lineOf(item, { bundles, products, offered })),
    promotions,
    products,
  };
}

function lineOf(
  item: ItemRow,
  {
    bundles,
    products,
    offered,
  }: {
    bundles: ReadonlyMap<number, BundleLine>;
    products: ReadonlyMap<number, CartProduct>;
    offered: ReadonlyMap<number, OfferedLine>;
  },
): CartLine | [] {
  const product = item.productId === null ? undefined : products.get(item.productId);
  const offer = item.offerLineId === null ? undefined : offered.get(item.offerLineId);
  if (product && offer) return offeredLine(item, product, offer);
  if (product) return productLine(item, product);
  const bundle = item.bundleId === null ? undefined : bundles.get(item.bundleId);
  return bundle ? bundleLine(item, bundle, products) : [];
}
