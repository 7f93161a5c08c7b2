/** The demo's items in the SEAP catalogue: one ends soon, one has an old price, one is not published yet. */
import { netOf } from "@curat/contract/vat.values";
import type { SeapItemImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";

const DAY_MS = 86_400_000;
/** Days since publication, and the item's price as a share of the shop's. */
const ITEMS = [
  { days: 700, share: 1 },
  { days: 420, share: 1.08 },
  { days: 200, share: 1 },
  { days: 60, share: 1 },
  { days: null, share: 1 },
];
const STANDARD_VAT_PERCENT = 21;

export function seapItemImports(own: readonly GrownProduct[], today: Date): SeapItemImport[] {
  return own.slice(0, ITEMS.length).map(({ product }, index) => {
    const { days, share } = ITEMS[index] ?? { days: null, share: 1 };
    const netBani = netOf(product.prices.at(-1)?.bani ?? 0, STANDARD_VAT_PERCENT);
    return {
      productId: product.id,
      code: `CAT${100_200_300 + index}`,
      priceBani: Math.max(1, Math.round(netBani * share)),
      publishedOn:
        days === null ? null : new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    };
  });
}
