import { netOf } from "@curat/contract/vat.values";
import type { Quote } from "./quote.rules.ts";

export interface QuoteNets {
  /** Net value in bani before the voucher, keyed by item id; 0 for sold-out lines. */
  lines: ReadonlyMap<number, number>;
  /** Net value of the voucher's discount in bani, negative or 0. */
  discountBani: number;
  chargeBani: number;
  deliveryBani: number;
  totalBani: number;
}

/**
 * Returns a quote's amounts without VAT, in bani. They add up to `totalBani`: the total minus its VAT, as on the
 * invoice (law: VAT).
 */
export function netsOf({ lines, parts, totals, standardVatPercent }: Quote): QuoteNets {
  const nets = new Map(lines.map(({ itemId }) => [itemId, 0]));
  let discountBani = 0;
  for (const { line, product, amountBani, discountBani: less, vatBani } of parts) {
    const netBani = netOf(amountBani, product.vatPercent);
    nets.set(line.itemId, (nets.get(line.itemId) ?? 0) + netBani);
    discountBani += amountBani - less - vatBani - netBani;
  }
  return {
    lines: nets,
    discountBani,
    chargeBani: netOf(totals.chargeBani, standardVatPercent),
    deliveryBani: netOf(totals.deliveryBani, standardVatPercent),
    totalBani: totals.totalBani - totals.vatBani,
  };
}
