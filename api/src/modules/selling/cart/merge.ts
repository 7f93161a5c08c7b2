import type { Tx } from "../../../db/database.ts";
import {
  claimCart,
  deleteCart,
  deleteExpiredCartOf,
  findOwnToken,
  lockCustomer,
  moveChoices,
  moveItems,
} from "./cart-owner.store.ts";
import { type CartRow, lockCart, touchCart } from "./cart.store.ts";
import { loadContents } from "./contents.ts";
import { updateItems } from "./items.store.ts";
import { priceLines } from "./lines.rules.ts";
import { expiryOf } from "./cart-expiry.rules.ts";

/**
 * Merges a guest's cart into the customer's open cart, or assigns it to a customer without one. Returns the token of
 * the customer's cart. Ignores the token of an unknown or ordered cart, or of another customer's cart. Concurrent
 * logins result in one cart. (decisions/0018: Cart and checkout)
 */
export async function mergeGuestCart(
  tx: Tx,
  { guestToken, customerId, now }: { guestToken: string | undefined; customerId: number; now: Date },
): Promise<string | undefined> {
  await lockCustomer(tx, customerId);
  await deleteExpiredCartOf(tx, customerId, now);
  const ownToken = await findOwnToken(tx, customerId, now);
  const own = ownToken === undefined ? undefined : await lockCart(tx, ownToken, now);
  const guest = guestToken === undefined ? undefined : await lockCart(tx, guestToken, now);
  const isGuests = guest !== undefined && guest.customerId === null && guest.orderedAt === null;
  const touch = { customerId, now, expiresAt: expiryOf(customerId, now) };
  if (!own || own.orderedAt !== null) {
    if (!isGuests || !(await claimCart(tx, { token: guest.token, customerId, now }))) return undefined;
    await touchCart(tx, guest.token, touch);
    return guest.token;
  }
  if (isGuests) {
    await moveItems(tx, { from: guest.id, into: own.id });
    await moveChoices(tx, { from: guest.id, into: own.id });
    await deleteCart(tx, guest.id);
    await capQuantities(tx, own, now);
  }
  await touchCart(tx, own.token, touch);
  return own.token;
}

async function capQuantities(tx: Tx, cart: CartRow, now: Date): Promise<void> {
  const { lines } = priceLines((await loadContents(tx, cart, { now })).lines);
  const capped = lines.filter((line) => line.quantity < line.storedQuantity);
  await updateItems(
    tx,
    cart.id,
    capped.map((line) => ({ ...line, priceBani: line.seenPriceBani })),
  );
}
