/** What products cost in so many pieces, for who asks, without a cart: by the cart's one calculation. */
import type { Db } from "../../db/database.ts";
import type { Customer } from "../sessions/index.ts";
import { loadProducts } from "./items.store.ts";
import { type PricedLine, priceLines, productLine } from "./lines.rules.ts";
import { pricingOf } from "./view.ts";

export interface AskedProduct {
  /** By what the answer names it. */
  key: number;
  productId: number;
  quantity: number;
}

export interface PricedProduct extends PricedLine {
  vatPercent: number;
  /** Pieces that can be had of those that are asked for; 0 for what is sold out. */
  granted: number;
}

/** By key; unknown products are left out. Lines of the same product share its stock, the first takes first. */
export async function priceProducts(
  db: Db,
  asked: readonly AskedProduct[],
  { customer, now }: { customer: Customer | undefined; now: Date },
): Promise<ReadonlyMap<number, PricedProduct>> {
  const products = await loadProducts(
    db,
    asked.map(({ productId }) => productId),
    pricingOf({ customer, now }),
  );
  const known = asked.flatMap(({ key, productId, quantity }) => {
    const product = products.get(productId);
    return product
      ? [{ product, line: productLine({ itemId: key, quantity, seenPriceBani: 0 }, product) }]
      : [];
  });
  const { lines } = priceLines(known.map(({ line }) => line));
  return new Map(
    lines.map((line, index) => [
      line.itemId,
      {
        ...line,
        vatPercent: known[index]?.product.vatPercent ?? 0,
        granted: line.subtotalBani === 0 ? 0 : line.quantity,
      },
    ]),
  );
}
