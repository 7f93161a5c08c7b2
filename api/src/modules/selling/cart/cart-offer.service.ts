/** An offer is added or removed as a whole, with its own prices and quantities. (decision 0081) */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { closedText, findByToken, loadOfferedLines } from "../offers/index.ts";
import { deleteItem, loadOfferLineIds, putOffer } from "./items.store.ts";
import { newCart, openCart, type Shopper } from "./shopper.ts";
import { type CartView, writtenView } from "./view.ts";
import { cartTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

type OfferAdded =
  | { ok: true; view: CartView }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; refusal: string };

/** Adds an offer to the cart, creating the cart if needed. Adding the same offer again replaces its lines. */
export async function addOffer(
  { db, now, config }: Shop,
  shopper: Shopper,
  token: string,
): Promise<OfferAdded> {
  const at = now();
  return transaction(db, async (tx): Promise<OfferAdded> => {
    const open = await openCart(tx, shopper, { now: at });
    const offer = await findByToken(tx, token);
    if (!offer) return { ok: false, error: "unknown" };
    const lineIds = offer.sent[0]?.lines.map(({ id }) => id) ?? [];
    const lines = [...(await loadOfferedLines(tx, lineIds, at)).values()];
    if (lines.length === 0 || !lines.every(({ isOpen }) => isOpen))
      return { ok: false, error: "refused", refusal: closedText(offer, at) };
    if (lines.length < lineIds.length)
      return { ok: false, error: "refused", refusal: cartTexts.offer.notFromCart };
    const cart = open ?? (await newCart(tx, shopper, at));
    await removeOffer(tx, cart.id, { offerId: offer.id, now: at });
    await putOffer(tx, cart.id, { lines: lines.toSorted((one, other) => one.id - other.id), now: at });
    return { ok: true, view: await writtenView(tx, cart, { customer: shopper.customer, now: at, config }) };
  });
}

/** Removes the whole offer that contains an item. Returns false if the item is not part of an offer. */
export async function removeOfferOf(
  tx: Tx,
  cartId: number,
  { itemId, now }: { itemId: number; now: Date },
): Promise<boolean> {
  const lineIds = await loadOfferLineIds(tx, cartId);
  const lineId = lineIds.get(itemId);
  if (lineId === undefined) return false;
  const offered = (await loadOfferedLines(tx, [lineId], now)).get(lineId);
  if (!offered) return false;
  await removeOffer(tx, cartId, { offerId: offered.offerId, now });
  return true;
}

async function removeOffer(
  tx: Tx,
  cartId: number,
  { offerId, now }: { offerId: number; now: Date },
): Promise<void> {
  const lineIds = await loadOfferLineIds(tx, cartId);
  const offered = await loadOfferedLines(tx, [...lineIds.values()], now);
  for (const [itemId, lineId] of lineIds)
    if (offered.get(lineId)?.offerId === offerId) await deleteItem(tx, cartId, itemId);
}
