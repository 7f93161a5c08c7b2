/** Purchase costs of the demo's products. Every sixth product has no known cost. */
import type { CostImport, OrderImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";

/** Number of products that have a cost even if no order contains them. */
const UNORDERED_COUNT = 60;
/** Cost as a share of the price with VAT, assigned to products in turn; 0 means that it is unknown. */
const SHARES = [0.46, 0.51, 0.55, 0.63, 0.78, 0];

/** Returns the costs of ordered products and of the first OTHERS products. */
export function costImports(own: readonly GrownProduct[], orders: readonly OrderImport[]): CostImport[] {
  const since = new Date(Math.min(...orders.map(({ placedAt }) => placedAt.getTime())));
  const ordered = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return own
    .filter(({ product }, index) => index < UNORDERED_COUNT || ordered.has(product.id))
    .flatMap(({ product }, index) => {
      const share = SHARES[index % SHARES.length] ?? 0;
      const price = product.prices.at(-1)?.bani ?? 0;
      return share === 0 ? [] : [{ productId: product.id, unitBani: Math.round(price * share), since }];
    });
}
