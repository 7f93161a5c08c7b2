import { isLockerCode, PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { checkLocker } from "../shipping/index.ts";
import { cappedMessages, readQuantity } from "./typed-quantity.rules.ts";
import {
  type CartRow,
  type Choices,
  clearLocker,
  declineGift,
  findPlaceNames,
  setVoucher,
} from "./cart.store.ts";
import { promotionOfGift, VOUCHER_ITEM_ID } from "./computed-ids.ts";
import { loadContents, NO_CART, type CartItemRef } from "./contents.ts";
import { deleteItem, putItem, updateItems } from "./items.store.ts";
import { type CartLine, priceLines } from "./lines.rules.ts";
import { removeOfferOf } from "./cart-offer.service.ts";
import { findOpenCart, newCartWith, openCart, type Shopper } from "./shopper.ts";
import { type CartView, pricingOf, viewOf, writtenView } from "./view.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

type PreviewChoices = Pick<Choices, "customerType" | "delivery" | "place">;

/** Returns the open cart, optionally recalculated with the given choices. Never writes. */
export async function findCartView(
  { db, now, config }: Shop,
  shopper: Shopper,
  choices: PreviewChoices = {},
): Promise<CartView | undefined> {
  const at = now();
  const cart = await findOpenCart(db, shopper, at);
  const viewing = { customer: shopper.customer, now: at, config };
  return cart && viewOf(db, await withChoices(db, cart, choices), viewing);
}

async function withChoices(
  db: Db,
  cart: CartRow,
  { customerType, delivery, place }: PreviewChoices,
): Promise<CartRow> {
  const chosen = {
    ...cart,
    ...(customerType && { customerType }),
    ...(delivery && { deliveryCode: delivery.code, deliveryId: delivery.id }),
  };
  return place ? { ...chosen, ...(await findPlaceNames(db, place)) } : chosen;
}

export type Added = { ok: true; view: CartView } | { ok: false; error: "unknown" | "not-buyable" };

/** Adds a product or bundle up to its limit, creating the cart if needed. */
export async function addItem(
  { db, now, config }: Shop,
  shopper: Shopper,
  { item, typedQuantity }: { item: CartItemRef; typedQuantity: unknown },
): Promise<Added> {
  const at = now();
  return transaction(db, async (tx): Promise<Added> => {
    const open = await openCart(tx, shopper, { now: at });
    const contents = await loadContents(tx, open ?? NO_CART, {
      ...pricingOf({ ...shopper, now: at }),
      added: [item],
    });
    const found = contents.lines.find((line) => isOf(line, item));
    if (!found?.isPublished) return { ok: false, error: "unknown" };
    const requestedQuantity = found.quantity + Math.max(1, readQuantity(typedQuantity));
    // Price the new line last, so that it takes no stock from existing lines.
    const otherLines = contents.lines.filter((line) => line !== found);
    const added = priceLines([...otherLines, { ...found, quantity: requestedQuantity }]).lines.at(-1);
    if (!added || added.stockId === STOCK.outOfStock) return { ok: false, error: "not-buyable" };
    const { quantity, priceBani } = added;
    const put = { productId: null, bundleId: null, ...item, quantity, priceBani };
    const { cart, itemId } = open
      ? { cart: open, itemId: await putItem(tx, { cartId: open.id, ...put, now: at }) }
      : await newCartWith(tx, shopper, { first: put, now: at });
    const line = { ...found, itemId, quantity, seenPriceBani: priceBani };
    const lines = contents.lines.map((one) => (one === found ? line : one));
    const messages = cappedMessages([{ requested: requestedQuantity, granted: quantity }]);
    const viewing = { customer: shopper.customer, now: at, config };
    const view = await writtenView(tx, cart, { ...viewing, contents: { ...contents, lines }, messages });
    const more = Math.max(0, quantity - found.quantity);
    return { ok: true, view: { ...view, added: { itemId, quantity: more } } };
  });
}

function isOf({ productType, id, offer }: CartLine, item: CartItemRef): boolean {
  return "productId" in item
    ? productType === PRODUCT_TYPE.product && id === item.productId && !offer
    : productType === PRODUCT_TYPE.bundle && id === item.bundleId;
}

export type Changed = { ok: true; view: CartView } | { ok: false; error: "unknown-item" };

/** Sets the quantities of several items. Changes nothing if one of them is not in the cart. */
export async function setQuantities(
  { db, now, config }: Shop,
  shopper: Shopper,
  typed: ReadonlyMap<number, string>,
): Promise<Changed> {
  const at = now();
  return transaction(db, async (tx): Promise<Changed> => {
    const cart = await openCart(tx, shopper, { now: at });
    const contents = cart && (await loadContents(tx, cart, pricingOf({ ...shopper, now: at })));
    const lines = contents?.lines ?? [];
    const known = new Set(lines.map((line) => line.itemId));
    if (!cart || !contents || [...typed.keys()].some((itemId) => !known.has(itemId)))
      return { ok: false, error: "unknown-item" };
    const requestedLines = lines
      .filter((line) => typed.has(line.itemId))
      .map((line) => ({ ...line, quantity: readQuantity(typed.get(line.itemId)) }));
    // Unchanged lines come first, so that they keep their stock.
    const untouched = lines.filter((line) => !typed.has(line.itemId));
    const changed = priceLines([...untouched, ...requestedLines])
      .lines.slice(untouched.length)
      .filter((line) => line.stockId !== STOCK.outOfStock);
    await updateItems(
      tx,
      cart.id,
      changed.map(({ itemId, quantity, seenPriceBani: priceBani }) => ({ itemId, quantity, priceBani })),
    );
    const quantities = new Map(changed.map(({ itemId, quantity }) => [itemId, quantity]));
    const written = lines.map((line) => ({
      ...line,
      quantity: quantities.get(line.itemId) ?? line.quantity,
    }));
    const messages = cappedMessages(
      changed.map(({ storedQuantity, quantity }) => ({ requested: storedQuantity, granted: quantity })),
    );
    const viewing = { customer: shopper.customer, now: at, config };
    return {
      ok: true,
      view: await writtenView(tx, cart, { ...viewing, contents: { ...contents, lines: written }, messages }),
    };
  });
}

/**
 * Removes an item, if it is still in the cart. Returns undefined without a cart. Removing the voucher's item removes
 * the voucher, and removing an offer line removes the whole offer. A removed gift is not added again.
 */
export async function removeItem(
  shop: Shop,
  shopper: Shopper,
  itemId: number,
): Promise<CartView | undefined> {
  return change(shop, shopper, async (tx, cart) => {
    const promotionId = promotionOfGift(itemId);
    if (itemId === VOUCHER_ITEM_ID) return withoutVoucher(tx, cart);
    if (promotionId === undefined) {
      if (!(await removeOfferOf(tx, cart.id, { itemId, now: shop.now() })))
        await deleteItem(tx, cart.id, itemId);
      return cart;
    }
    await declineGift(tx, cart.id, promotionId);
    return { ...cart, declinedGiftIds: [...cart.declinedGiftIds, promotionId] };
  });
}

export async function removeVoucher(shop: Shop, shopper: Shopper): Promise<CartView | undefined> {
  return change(shop, shopper, withoutVoucher);
}

async function withoutVoucher(tx: Tx, cart: CartRow): Promise<CartRow> {
  await setVoucher(tx, cart.id, null);
  return { ...cart, voucherId: null, voucherApplied: false };
}

/** Stores delivery, payment, place and customer type in an existing cart. */
export async function changeChoices(
  shop: Shop,
  shopper: Shopper,
  choices: Choices,
): Promise<CartView | undefined> {
  return change(shop, shopper, async (_, cart) => cart, choices);
}

/** Clears the locker if the cart cannot be delivered there, and adds the reason to the view. (decision 0018) */
async function withoutWrongLocker(tx: Tx, view: CartView): Promise<CartView> {
  const { cart, quote } = view;
  if (cart.lockerId === null || !quote.delivery || !isLockerCode(quote.delivery.code)) return view;
  const cashOnDelivery = quote.payment?.code === PAYMENT_CODE.cashOnDelivery && quote.totals.totalBani > 0;
  const checked = await checkLocker(tx, cart.lockerId, {
    code: quote.delivery.code,
    parcel: quote.parcel,
    cashOnDelivery,
  });
  if (checked.ok) return view;
  await clearLocker(tx, cart.id);
  return {
    ...view,
    cart: { ...cart, lockerId: null },
    lockerMessages: checked.isOther ? [] : [checked.message],
  };
}

async function change(
  { db, now, config }: Shop,
  shopper: Shopper,
  work: (tx: Tx, cart: CartRow) => Promise<CartRow>,
  choices?: Choices,
): Promise<CartView | undefined> {
  const at = now();
  return transaction(db, async (tx) => {
    const cart = await openCart(tx, shopper, { now: at, ...(choices && { choices }) });
    if (!cart) return undefined;
    const viewing = { customer: shopper.customer, now: at, config };
    return withoutWrongLocker(tx, await writtenView(tx, await work(tx, cart), viewing));
  });
}
