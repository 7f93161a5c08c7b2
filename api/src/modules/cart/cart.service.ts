/** Everything that can be done with a cart; each answers the whole recalculated cart. */
import type { ApiConfig, ApiContext } from "../../config.ts";
import { type Db, type Tx, transaction } from "../../db/database.ts";
import { randomId } from "../../identity/random-id.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { readTariffs } from "../shipping/index.ts";
import { clampQuantity, type PricedLine, priceLine, quantityBounds, readQuantity } from "./cart.rules.ts";
import {
  type CartRow,
  type Choices,
  deleteItem,
  findBuyable,
  findCart,
  heldQuantity,
  insertCart,
  loadLines,
  loadStoredTerms,
  putItem,
  touchCart,
  updateItems,
} from "./cart.store.ts";
import { type Quote, quoteCart, type SaleTerms } from "./quote.rules.ts";

const GUEST_CART_DAYS = 30;
const CLIENT_CART_DAYS = 90;
const DAY_MS = 86_400_000;

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export interface CartView {
  cart: CartRow;
  quote: Quote;
  /** What this very change has to say, such as a capped quantity. */
  messages: string[];
}

/** The cart as it is; undefined when there is none, or none any more. Never writes. */
export async function findCartView(
  { db, now, config }: Shop,
  token: string | undefined,
): Promise<CartView | undefined> {
  const cart = token === undefined ? undefined : await findCart(db, token, now());
  return cart && cart.orderedAt === null ? viewOf(db, cart, { at: now(), config }) : undefined;
}

export type Added = { ok: true; view: CartView } | { ok: false; error: "unknown-product" | "not-buyable" };

/** Adds to what is there already, capped at what can be had; makes the cart when there is none. */
export async function addProduct(
  { db, now, config }: Shop,
  token: string | undefined,
  { productId, typedQuantity }: { productId: number; typedQuantity: unknown },
): Promise<Added> {
  const at = now();
  return transaction(db, async (tx): Promise<Added> => {
    const product = await findBuyable(tx, productId);
    if (!product) return { ok: false, error: "unknown-product" };
    const bounds = quantityBounds(product);
    if (!bounds) return { ok: false, error: "not-buyable" };
    const open = await openCart(tx, token, { at });
    const cart =
      open ??
      (await insertCart(tx, { token: randomId(), now: at, expiresAt: expiryOf({ customerId: null }, at) }));
    const held = open ? await heldQuantity(tx, cart.id, productId) : 0;
    const { quantity, message } = clampQuantity(held + Math.max(1, readQuantity(typedQuantity)), bounds);
    await putItem(tx, { cartId: cart.id, productId, quantity, priceBani: product.priceBani, now: at });
    return {
      ok: true,
      view: await writtenView(tx, cart, { at, config, messages: message ? [message] : [] }),
    };
  });
}

export type Changed = { ok: true; view: CartView } | { ok: false; error: "unknown-item" };

/** Sets quantities of several items at once: all of them, or none when one is not in the cart. */
export async function setQuantities(
  { db, now, config }: Shop,
  token: string | undefined,
  typed: ReadonlyMap<number, string>,
): Promise<Changed> {
  const at = now();
  return transaction(db, async (tx): Promise<Changed> => {
    const cart = await openCart(tx, token, { at });
    const lines = cart ? await loadLines(tx, cart.id, at) : [];
    const known = new Set(lines.map((line) => line.itemId));
    if (!cart || [...typed.keys()].some((itemId) => !known.has(itemId)))
      return { ok: false, error: "unknown-item" };
    const messages = new Set<string>();
    const changes = lines.flatMap((line) => {
      const bounds = quantityBounds(line);
      if (!typed.has(line.itemId) || !bounds) return [];
      const { quantity, message } = clampQuantity(readQuantity(typed.get(line.itemId)), bounds);
      if (message) messages.add(message);
      return [{ itemId: line.itemId, quantity, priceBani: line.seenPriceBani }];
    });
    await updateItems(tx, cart.id, changes);
    return { ok: true, view: await writtenView(tx, cart, { at, config, messages: [...messages] }) };
  });
}

/** Takes an item out; one that is not there is already out. Undefined without a cart. */
export async function removeItem(
  { db, now, config }: Shop,
  token: string | undefined,
  itemId: number,
): Promise<CartView | undefined> {
  const at = now();
  return transaction(db, async (tx) => {
    const cart = await openCart(tx, token, { at });
    if (!cart) return undefined;
    await deleteItem(tx, cart.id, itemId);
    return writtenView(tx, cart, { at, config, messages: [] });
  });
}

/** Stores delivery, payment, place and kind of customer; undefined without a cart: a choice alone makes none. */
export async function changeChoices(
  { db, now, config }: Shop,
  token: string | undefined,
  choices: Choices,
): Promise<CartView | undefined> {
  const at = now();
  return transaction(db, async (tx) => {
    const cart = await openCart(tx, token, { at, choices });
    return cart && writtenView(tx, cart, { at, config, messages: [] });
  });
}

/** Prices of delivery and payment, and the rate of the day. */
export async function loadSaleTerms(
  db: Db,
  now: Date,
  config: Pick<ApiConfig, "netopia">,
): Promise<SaleTerms> {
  const { shipping, payments, ...rest } = await loadStoredTerms(db, now);
  return { tariffs: readTariffs(shipping), payments: readPaymentTerms(payments, config), ...rest };
}

/** Writes down that the buyer now knows today's prices and quantities: the next look raises no alert for them. */
export async function acknowledge(tx: Tx, cartId: number, lines: readonly PricedLine[]): Promise<void> {
  const changed = lines.filter(
    (line) => line.priceBani !== line.seenPriceBani || line.quantity !== line.storedQuantity,
  );
  await updateItems(tx, cartId, changed);
}

/** The cart to write to, its row locked and its life lengthened; undefined when the token names none that is open. */
async function openCart(
  tx: Tx,
  token: string | undefined,
  { at, choices }: { at: Date; choices?: Choices },
): Promise<CartRow | undefined> {
  if (token === undefined) return undefined;
  const isOpen = await touchCart(tx, token, {
    now: at,
    expiresAt: expiryOf({ customerId: null }, at),
    choices,
  });
  return isOpen ? findCart(tx, token, at) : undefined;
}

/** A cart lives so long after its last change. (decisions: Cart and checkout) */
export function expiryOf({ customerId }: Pick<CartRow, "customerId">, now: Date): Date {
  const days = customerId === null ? GUEST_CART_DAYS : CLIENT_CART_DAYS;
  return new Date(now.getTime() + days * DAY_MS);
}

/** Brings quantities down to what can be had; what is sold out keeps its own. */
export async function capQuantities(tx: Tx, cartId: number, now: Date): Promise<void> {
  const lines = (await loadLines(tx, cartId, now)).map(priceLine);
  const capped = lines.filter((line) => line.quantity < line.storedQuantity);
  await updateItems(
    tx,
    cartId,
    capped.map((line) => ({ ...line, priceBani: line.seenPriceBani })),
  );
}

async function writtenView(
  tx: Tx,
  cart: CartRow,
  { at, config, messages }: { at: Date; config: ApiConfig; messages: string[] },
): Promise<CartView> {
  const view = await viewOf(tx, cart, { at, config });
  await acknowledge(tx, cart.id, view.quote.lines);
  return { ...view, messages };
}

async function viewOf(
  db: Db,
  cart: CartRow,
  { at, config }: { at: Date; config: ApiConfig },
): Promise<CartView> {
  const lines = await loadLines(db, cart.id, at);
  const terms = await loadSaleTerms(db, at, config);
  const { customerType, deliveryCode: delivery, paymentCode: payment } = cart;
  const countyCode = cart.countyCode ?? undefined;
  return {
    cart,
    quote: quoteCart({ lines, customerType, delivery, payment, countyCode, terms }),
    messages: [],
  };
}
