/** What a paper takes back of an invoice when it is not all of it: pure, integer bani. (decision 0053) */
import { netOf } from "@curat/contract/vat.values";
import type { InvoiceDocument, InvoiceLine } from "./invoice-document.ts";
import { unitCodeOf } from "./invoice-codes.ts";
import { stornoOf, type UndoResult, withTotals } from "./invoices.rules.ts";

/** The code of a line that lowers what was invoiced without taking goods back, and of what makes it good again. */
export const REDUCTION_CODE = "REDUCERE";

export interface Part {
  /** Pieces by the index of their line; a line that is not named stays. */
  taken: ReadonlyMap<number, UndoResult>;
  /** Money off beside the pieces, in bani with VAT. */
  reductionBani: number;
  /** What the paper says of it; empty while nobody has said it yet. */
  reason: string;
}

/**
 * The paper that takes a part back, after those that took parts of the same invoice before. A sum is spread over the
 * rates of VAT as what is left of the invoice is; no rate goes below nothing: what an earlier sum lowered already is not
 * taken back a second time with its goods.
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

/** What is left of an invoice after papers that took parts of it, in bani with VAT. */
export function leftBani(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[]): number {
  return [...leftOf(invoice, earlier).values()].reduce((sum, { net, vat }) => sum + net + vat, 0);
}

const PIECE = "buc.";

interface Share {
  /** As a line of this rate says them. */
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

/** The sum, spread over the rates by what is left of each; the last takes what rounding leaves. */
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
    // Where all of it goes, nothing stays of its rounding either.
    const net = bani === share.net + share.vat ? share.net : netOf(bani, share.vatPercent);
    const name = reason === "" ? "Reducere" : `Reducere: ${reason}`;
    return [extraLine(name, share, { sign: -1, net, vat: bani - net })];
  });
}

/** What a rate was taken back beyond what was left of it, given again. */
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
