import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { Db } from "../../../db/database.ts";
import { loadContents } from "./contents.ts";
import { loadProducts } from "./items.store.ts";
import { type CartLine, type PricedLine, priceLines, productLine } from "./lines.rules.ts";
import { findOpenCart, type Shopper } from "./shopper.ts";
import { pricingOf } from "./view.ts";

export interface RequestedProduct {
  key: number;
  productId: number;
  quantity: number;
}

export interface PricedProduct extends PricedLine {
  vatPercent: number;
  /** How many of the requested pieces are available; 0 if sold out. */
  granted: number;
  /** Pieces already in the cart, separately or in bundles. */
  inCart: number;
}

/**
 * Returns prices by the `key` of each requested product. Lines of the same product share the stock outside the cart,
 * and earlier lines take precedence.
 */
export async function priceProducts(
  db: Db,
  input: readonly RequestedProduct[],
  { shopper, now }: { shopper: Shopper; now: Date },
): Promise<ReadonlyMap<number, PricedProduct>> {
  const pricing = pricingOf({ customer: shopper.customer, now });
  const cart = await findOpenCart(db, shopper, now);
  const lying = cart ? (await loadContents(db, cart, pricing)).lines : [];
  const products = await loadProducts(
    db,
    input.map(({ productId }) => productId),
    pricing,
  );
  const inCart = piecesOf(priceLines(lying).lines);
  const known = input.flatMap(({ key, productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const line = productLine({ itemId: key, quantity, seenPriceBani: 0 }, product);
    return [{ product, line: behind(line, inCart.alone.get(productId) ?? 0) }];
  });
  const { lines } = priceLines([...lying, ...known.map(({ line }) => line)]);
  return new Map(
    lines.slice(lying.length).map((line, index) => [
      line.itemId,
      {
        ...line,
        vatPercent: known[index]?.product.vatPercent ?? 0,
        granted: line.subtotalBani === 0 ? 0 : line.quantity,
        inCart: inCart.all.get(line.id) ?? 0,
      },
    ]),
  );
}

function behind(line: CartLine, lying: number): CartLine {
  return lying === 0 ? line : { ...line, minQuantity: 1, maxQuantity: line.maxQuantity - lying };
}

/** Returns how many pieces of each product are in the cart: `all` includes pieces in bundles, `alone` excludes them. */
function piecesOf(lines: readonly PricedLine[]): Record<"alone" | "all", ReadonlyMap<number, number>> {
  const pieces = { alone: new Map<number, number>(), all: new Map<number, number>() };
  for (const line of lines.filter(({ subtotalBani }) => subtotalBani > 0)) {
    for (const { product, quantity } of line.parts)
      add(pieces.all, product.productId, quantity * line.quantity);
    if (line.productType === PRODUCT_TYPE.product && !line.offer) add(pieces.alone, line.id, line.quantity);
  }
  return pieces;
}

function add(pieces: Map<number, number>, productId: number, more: number): void {
  pieces.set(productId, (pieces.get(productId) ?? 0) + more);
}
