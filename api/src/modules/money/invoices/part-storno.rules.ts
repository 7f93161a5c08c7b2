import { netOf } from "@curat/contract/vat.values";
import type { InvoiceDocument, InvoiceLine } from "./invoice-document.ts";
import { unitCodeOf } from "./invoice-codes.ts";
import { stornoOf, type CreditedPieces, withTotals } from "./invoices.rules.ts";

/** Product code of lines that credit an amount without goods or reverse such a credit. */
export const REDUCTION_CODE = "REDUCERE";

export interface Part {
  /** Credited pieces by line index. Other lines stay unchanged. */
  taken: ReadonlyMap<number, CreditedPieces>;
  /** A price reduction with VAT, in addition to the pieces. */
  reductionBani: number;
  reason: string;
}

/**
 * Returns the storno of pieces and of a price reduction. The reduction is distributed over the VAT rates in
 * proportion to what is left at each. (decision 0053) No rate falls below zero, so goods are credited at their
 * reduced price.
 */
export function partStornoOf(
  invoice: InvoiceDocument,
  takesBack: NonNullable<InvoiceDocument["takesBack"]>,
  { part, earlier }: { part: Part; earlier: readonly InvoiceDocument[] },
): InvoiceDocument {
  const goods = stornoOf(
    invoice,
    takesBack,
    (_line, index) => part.taken.get(index) ?? { before: 0, after: 0 },
  );
  const afterGoods = leftOf(invoice, [...earlier, goods]);
  const lines = [
    ...goods.lines,
    ...reductions(afterGoods, part),
    ...[...afterGoods.values()].flatMap(excess),
  ];
  return withTotals(goods, lines);
}

/** Returns what stornos have left of an invoice, in bani with VAT. */
export function leftBani(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[]): number {
  return [...leftOf(invoice, earlier).values()].reduce((sum, { net, vat }) => sum + net + vat, 0);
}

const PIECE = "buc.";

interface Share {
  vatPercent: number;
  vatCategory: InvoiceLine["vatCategory"];
  exemption: InvoiceLine["exemption"];
  net: number;
  vat: number;
}

function leftOf(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[]): Map<string, Share> {
  const left = new Map<string, Share>();
  for (const { vat } of [invoice, ...earlier])
    for (const { category, percent, netBani, vatBani, exemption } of vat) {
      const key = `${category} ${percent}`;
      const share = left.get(key) ?? {
        vatPercent: percent,
        vatCategory: category,
        exemption,
        net: 0,
        vat: 0,
      };
      left.set(key, { ...share, net: share.net + netBani, vat: share.vat + vatBani });
    }
  return left;
}

/** Returns one line per rate. Cumulative rounding makes the lines add up to the reduction. */
function reductions(left: ReadonlyMap<string, Share>, { reductionBani, reason }: Part): InvoiceLine[] {
  if (reductionBani === 0) return [];
  const shares = [...left.values()].filter(({ net, vat }) => net + vat > 0);
  const total = shares.reduce((sum, { net, vat }) => sum + net + vat, 0);
  let [spread, reached] = [0, 0];
  return shares.flatMap((share) => {
    reached += share.net + share.vat;
    const bani = Math.round((reductionBani * reached) / total) - spread;
    spread += bani;
    if (bani === 0) return [];
    // If everything left at a rate is credited, its exact net amount is used, which leaves no rounding difference.
    const net = bani === share.net + share.vat ? share.net : netOf(bani, share.vatPercent);
    const name = reason === "" ? "Reducere" : `Reducere: ${reason}`;
    return [extraLine(name, share, { sign: -1, net, vat: bani - net })];
  });
}

/** Returns a line that reverses credits beyond the amount left at a rate. */
function excess(share: Share): InvoiceLine[] {
  const { net, vat } = share;
  if (net + vat >= 0) return [];
  return [extraLine("Reducere acordată anterior", share, { sign: 1, net: -net, vat: -vat })];
}

function extraLine(
  name: string,
  { vatPercent, vatCategory, exemption }: Share,
  { sign, net, vat }: { sign: 1 | -1; net: number; vat: number },
): InvoiceLine {
  return {
    name,
    code: REDUCTION_CODE,
    cpv: null,
    unit: PIECE,
    unitCode: unitCodeOf(PIECE),
    quantity: sign,
    unitPriceBani: net + vat,
    discountBani: 0,
    vatCategory,
    vatPercent,
    netBani: sign * net,
    vatBani: sign * vat,
    ...(exemption && { exemption }),
  };
}
