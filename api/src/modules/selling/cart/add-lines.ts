import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { findAddition, noteAddition } from "./additions.store.ts";
import { addLines, type AddedLine, type SentLine } from "./added-lines.rules.ts";
import { loadContents, NEW_ITEM_ID, NO_CART } from "./contents.ts";
import { insertItems, updateItems } from "./items.store.ts";
import type { CartLine, PricedLine, StoredItem } from "./lines.rules.ts";
import { newCart, openCart, type Shopper } from "./shopper.ts";
import { type CartView, pricingOf, viewOf, writtenView } from "./view.ts";

interface LinesAdded {
  view: CartView | undefined;
  lines: AddedLine[];
  isRepeated: boolean;
}

/**
 * Adds each line up to its limit, creating the cart if needed. Unavailable products do not block other lines. The
 * lock on the cart's row serialises submissions (architecture: Data). Two concurrent submissions from a guest without
 * a cart create two carts, and the browser keeps only one.
 */
export async function addLinesToCart(
  { db, now, config }: Pick<ApiContext, "db" | "now" | "config">,
  shopper: Shopper,
  { key, sent }: { key: string | undefined; sent: readonly SentLine[] },
): Promise<LinesAdded> {
  const at = now();
  const viewing = { customer: shopper.customer, now: at, config };
  return transaction(db, async (tx): Promise<LinesAdded> => {
    const open = await openCart(tx, shopper, { now: at });
    const before = open && key !== undefined && (await findAddition(tx, { cartId: open.id, key, sent }));
    if (open && before) return { view: await viewOf(tx, open, viewing), lines: before, isRepeated: true };

    const pricing = pricingOf(viewing);
    const refs = sent.map(({ productId }) => ({ productId }));
    const contents = await loadContents(tx, open ?? NO_CART, { ...pricing, added: refs });
    const { added, written } = addLines(contents.lines, sent);
    const cart = open ?? (written.length > 0 ? await newCart(tx, shopper, at) : undefined);
    if (!cart) return { view: undefined, lines: added, isRepeated: false };
    const put = await write(tx, { cartId: cart.id, written, now: at });
    if (key !== undefined) await noteAddition(tx, { cartId: cart.id, key, sent, added, now: at });
    const lines = contents.lines.flatMap((line): CartLine | [] => {
      const changes = line.productType === PRODUCT_TYPE.product ? put.get(line.id) : undefined;
      return changes ? { ...line, ...changes } : line.itemId === NEW_ITEM_ID ? [] : line;
    });
    const view = await writtenView(tx, cart, { ...viewing, contents: { ...contents, lines } });
    return { view, lines: added, isRepeated: false };
  });
}

async function write(
  tx: Tx,
  { cartId, written, now }: { cartId: number; written: readonly PricedLine[]; now: Date },
): Promise<ReadonlyMap<number, StoredItem>> {
  const known = written.filter(({ itemId }) => itemId !== NEW_ITEM_ID);
  await updateItems(tx, cartId, known);
  const items = written
    .filter(({ itemId }) => itemId === NEW_ITEM_ID)
    .map(({ id: productId, quantity, priceBani }) => ({ productId, quantity, priceBani }));
  const ids = await insertItems(tx, { cartId, now, items });
  return new Map(
    written.map(({ id, itemId, quantity, priceBani }) => [
      id,
      { itemId: ids.get(id) ?? itemId, quantity, seenPriceBani: priceBani },
    ]),
  );
}
