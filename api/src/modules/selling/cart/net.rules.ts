import { netOf } from "@curat/contract/vat.values";
import type { Quote } from "./quote.rules.ts";

export interface QuoteNets {
  /** Net value in bani by item id, before the voucher; 0 for sold-out lines. */
  lines: ReadonlyMap<number, number>;
  /** Net value in bani of the voucher's discount, as a negative amount or 0. */
  discountBani: number;
  chargeBani: number;
  deliveryBani: number;
  totalBani: number;
}

/**
 * Returns the amounts of a quote without VAT, in bani. They add up to `totalBani`, the total less its VAT as on the
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
