/** A customer always uses their own cart. A guest uses the cart of the request's token. */
import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { type Customer, findCustomer } from "../../platform/sessions/index.ts";
import { expiryOf } from "./cart-expiry.rules.ts";
import { claimCart, deleteExpiredCartOf, findOwnToken, lockCustomer } from "./cart-owner.store.ts";
import {
  type CartRow,
  type Choices,
  type FirstItem,
  findCart,
  findCartOfCustomer,
  insertCart,
  lockCart,
  touchCart,
} from "./cart.store.ts";

export interface Shopper {
  token: string | undefined;
  customer: Customer | undefined;
}

/** Returns the caller's cart token and customer. A caller with an expired login counts as a guest. */
export async function shopperOf(
  context: Pick<ApiContext, "db" | "now">,
  { cartToken, userToken }: { cartToken: string | undefined; userToken: string | undefined },
): Promise<Shopper> {
  return { token: cartToken, customer: await findCustomer(context, userToken) };
}

export async function findOpenCart(
  db: Db,
  { token, customer }: Shopper,
  now: Date,
): Promise<CartRow | undefined> {
  const own = customer && (await findCartOfCustomer(db, customer.id, now));
  if (own) return own;
  const named = token === undefined ? undefined : await findCart(db, token, now);
  return named && named.customerId === null && named.orderedAt === null ? named : undefined;
}

/** Locks the open cart, stores choices and extends its expiry. */
export async function openCart(
  tx: Tx,
  shopper: Shopper,
  { now, choices }: { now: Date; choices?: Choices },
): Promise<CartRow | undefined> {
  const token = shopper.customer ? await tokenOfClient(tx, shopper, now) : shopper.token;
  if (token === undefined) return undefined;
  const customerId = shopper.customer?.id ?? null;
  const touched = { customerId, now, expiresAt: expiryOf(customerId, now), ...(choices && { choices }) };
  return touchCart(tx, token, touched);
}

/** Creates an empty cart. The transaction must call `openCart` first. */
export async function newCart(tx: Tx, shopper: Shopper, now: Date): Promise<CartRow> {
  return (await insertCart(tx, ownerOfNew(shopper, now))).cart;
}

/** Creates a cart with its first item in one statement. Returns the cart and the item's id. */
export async function newCartWith(
  tx: Tx,
  shopper: Shopper,
  { first, now }: { first: FirstItem; now: Date },
): Promise<{ cart: CartRow; itemId: number }> {
  const { cart, itemId } = await insertCart(tx, { ...ownerOfNew(shopper, now), first });
  if (itemId === null) throw new Error("The first item of a new cart was not found.");
  return { cart, itemId };
}

function ownerOfNew({ customer }: Shopper, now: Date) {
  const customerId = customer?.id ?? null;
  return { token: randomId(), customerId, now, expiresAt: expiryOf(customerId, now) };
}

async function tokenOfClient(tx: Tx, { token, customer }: Shopper, now: Date): Promise<string | undefined> {
  if (!customer) return token;
  await lockCustomer(tx, customer.id);
  await deleteExpiredCartOf(tx, customer.id, now);
  const own = await findOwnToken(tx, customer.id, now);
  if (own !== undefined || token === undefined) return own;
  return (await claimCart(tx, { token, customerId: customer.id, now })) ? token : undefined;
}

/**
 * Locks the cart to order, even if it is already ordered. This must be the transaction's first lock (architecture:
 * Data).
 */
export async function lockCartToOrder(tx: Tx, shopper: Shopper, now: Date): Promise<CartRow | undefined> {
  const token = await tokenToOrder(tx, shopper, now);
  const cart = token === undefined ? undefined : await lockCart(tx, token, now);
  return cart && mayUse(cart, shopper) ? cart : undefined;
}

/**
 * Returns the token of the cart to order. Prefers the request's cart if it is already ordered, so that a resubmission
 * finds its order.
 */
async function tokenToOrder(tx: Tx, shopper: Shopper, now: Date): Promise<string | undefined> {
  const { token, customer } = shopper;
  if (!customer) return token;
  const named = token === undefined ? undefined : await findCart(tx, token, now);
  const isUsable = named !== undefined && mayUse(named, shopper);
  if (isUsable && named.orderedAt !== null) return token;
  return (await findOwnToken(tx, customer.id, now)) ?? (isUsable ? token : undefined);
}

function mayUse({ customerId }: CartRow, { customer }: Shopper): boolean {
  return customerId === null || customerId === customer?.id;
}
