/** What the demo shop's goods cost. The last products have no known cost. */
import type { CostImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";

const KNOWN = 150;
/** Shares of the price with VAT that products cost, in turn. */
const SHARES = [0.46, 0.51, 0.55, 0.59, 0.63, 0.68, 0.78];

/** Returns costs of the first products. */
export function costImports(own: readonly GrownProduct[]): CostImport[] {
  return own.slice(0, KNOWN).map(({ product }, index) => {
    const price = product.prices.at(-1)?.bani ?? 0;
    return { productId: product.id, unitBani: Math.round(price * (SHARES[index % SHARES.length] ?? 0.5)) };
  });
}
