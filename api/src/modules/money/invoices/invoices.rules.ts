/** Computes net amounts from gross prices (law: VAT). */
import type { Exemption } from "./seller-vat.rules.ts";
import { unitCodeOf, type VatCategory, vatCategoryOf } from "./invoice-codes.ts";
import type { InvoiceDocument, InvoiceLine, VatShare } from "./invoice-document.ts";

export interface SoldLine {
  name: string;
  code: string;
  cpv?: string | null | undefined;
  unit: string;
  quantity: number;
  unitPriceBani: number;
  discountBani: number;
  vatPercent: number;
  /** If undefined, it follows from the rate and the seller. */
  vatCategory?: VatCategory | undefined;
  exemption?: Exemption | undefined;
  /** The VAT included in quantity × price − discount, as stored with the order. */
  vatBani: number;
}

/** Converts an order line to an invoice line. Includes lines of 0 lei, because invoices must list delivered gifts. */
export function toInvoiceLine(sold: SoldLine, isSellerVatPayer: boolean | null = true): InvoiceLine {
  const { name, code, cpv = null, unit, quantity, unitPriceBani, discountBani, vatPercent, vatBani } = sold;
  const codes = {
    unitCode: unitCodeOf(unit),
    vatCategory: sold.vatCategory ?? vatCategoryOf(vatPercent, isSellerVatPayer),
  };
  const netBani = quantity * unitPriceBani - discountBani - vatBani;
  return {
    name,
    code,
    cpv,
    unit,
    ...codes,
    quantity,
    unitPriceBani,
    discountBani,
    vatPercent,
    netBani,
    vatBani,
    ...(sold.exemption && { exemption: sold.exemption }),
  };
}

function vatShares(lines: readonly InvoiceLine[]): VatShare[] {
  const byRate = Map.groupBy(lines, ({ vatCategory, vatPercent }) => `${vatCategory} ${vatPercent}`);
  const shares = [...byRate.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return {
      category: first.vatCategory,
      percent: first.vatPercent,
      netBani: same.reduce((sum, { netBani }) => sum + netBani, 0),
      vatBani: same.reduce((sum, { vatBani }) => sum + vatBani, 0),
      ...(first.exemption && { exemption: first.exemption }),
    };
  });
  return shares.toSorted((a, b) => b.percent - a.percent);
}

export function withTotals<Rest extends object>(
  rest: Rest,
  lines: InvoiceLine[],
): Rest & Pick<InvoiceDocument, "lines" | "vat" | "netBani" | "vatBani" | "totalBani"> {
  const vat = vatShares(lines);
  const netBani = vat.reduce((sum, share) => sum + share.netBani, 0);
  const vatBani = vat.reduce((sum, share) => sum + share.vatBani, 0);
  return { ...rest, lines, vat, netBani, vatBani, totalBani: netBani + vatBani };
}

/** Number of credited pieces of a line before and after a storno. */
export interface CreditedPieces {
  before: number;
  after: number;
}

/**
 * Returns the storno of all lines or of the credited pieces, with negated quantities and amounts. If pieces are
 * credited one by one, the stornos add up to the line, including discount and VAT.
 */
export function stornoOf(
  document: InvoiceDocument,
  takesBack: NonNullable<InvoiceDocument["takesBack"]>,
  takenOf = ({ quantity }: InvoiceLine, _index: number): CreditedPieces => ({ before: 0, after: quantity }),
): InvoiceDocument {
  const { lines, vat: _vat, deliveredOn: _delivered, taxPointOn: _due, ...rest } = document;
  const turned = lines.flatMap((line, index) => negatedLine(line, takenOf(line, index)));
  // A storno has no due date.
  return withTotals({ ...rest, dueOn: null, takesBack }, turned);
}

function negatedLine(line: InvoiceLine, { before, after }: CreditedPieces): InvoiceLine[] {
  if (after === before) return [];
  const [was, is] = [shareOf(line, before), shareOf(line, after)];
  const turned = {
    quantity: before - after,
    discountBani: was.discountBani - is.discountBani,
    netBani: was.netBani - is.netBani,
    vatBani: was.vatBani - is.vatBani,
  };
  return [{ ...line, ...turned }];
}

function shareOf(
  line: InvoiceLine,
  pieces: number,
): Pick<InvoiceLine, "discountBani" | "netBani" | "vatBani"> {
  const grossBani = line.netBani + line.vatBani;
  const discountBani = Math.round((line.discountBani * pieces) / line.quantity);
  const shareBani = pieces * line.unitPriceBani - discountBani;
  const vatBani = grossBani === 0 ? 0 : Math.round((line.vatBani * shareBani) / grossBani);
  return { discountBani, netBani: shareBani - vatBani, vatBani };
}

export function invoiceFileName({ series, number }: { series: string; number: number }): string {
  return `factura-${series}-${number}.pdf`;
}
