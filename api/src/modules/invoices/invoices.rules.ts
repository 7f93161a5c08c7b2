/** What stands on an invoice: pure, integer bani. Gross prices are the truth, net is what VAT leaves (law: VAT). */

export interface InvoiceParty {
  name: string;
  /** CUI of a company; empty for a person. */
  cui: string;
  registry: string;
  address: string;
  bank: string;
  iban: string;
  phone: string;
  email: string;
}
export interface InvoiceLine {
  name: string;
  code: string;
  /** What public buyers file it under; on their invoices only. */
  cpv?: string | undefined;
  unit: string;
  quantity: number;
  /** With VAT, before the discount. */
  unitPriceBani: number;
  discountBani: number;
  vatPercent: number;
  netBani: number;
  vatBani: number;
}
export interface VatShare {
  percent: number;
  netBani: number;
  vatBani: number;
}
/** Frozen at issuing; a storno is the same with its amounts turned around. */
export interface InvoiceDocument {
  seller: InvoiceParty & { capital: string };
  buyer: InvoiceParty;
  orderNumber: number;
  orderedAt: string;
  payment: string;
  lines: InvoiceLine[];
  vat: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
  /** The invoice that a storno takes back. */
  takesBack?: { series: string; number: number; issuedAt: string };
}

/** What was sold: order lines, charges and delivery alike. */
export interface SoldLine {
  name: string;
  code: string;
  cpv?: string | undefined;
  unit: string;
  quantity: number;
  unitPriceBani: number;
  discountBani: number;
  vatPercent: number;
  /** Contained in quantity × price − discount, as frozen on the order. */
  vatBani: number;
}

/** A line with its net amount; what costs nothing stays, as a gift that is delivered has to be on paper. */
export function toInvoiceLine(sold: SoldLine): InvoiceLine {
  const grossBani = sold.quantity * sold.unitPriceBani - sold.discountBani;
  return { ...sold, netBani: grossBani - sold.vatBani };
}

/** What an amount with VAT comes to without it, in bani (law: VAT). */
export function netOf(bani: number, vatPercent: number): number {
  return Math.round((bani * 100) / (100 + vatPercent));
}

/** Amounts by rate, the highest first. */
function vatShares(lines: readonly InvoiceLine[]): VatShare[] {
  const shares = new Map<number, VatShare>();
  for (const { vatPercent: percent, netBani, vatBani } of lines) {
    const share = shares.get(percent) ?? { percent, netBani: 0, vatBani: 0 };
    shares.set(percent, {
      percent,
      netBani: share.netBani + netBani,
      vatBani: share.vatBani + vatBani,
    });
  }
  return [...shares.values()].toSorted((a, b) => b.percent - a.percent);
}

/** Lines with the sums that follow from them. */
export function withTotals<Rest extends object>(
  rest: Rest,
  lines: InvoiceLine[],
): Rest & Pick<InvoiceDocument, "lines" | "vat" | "netBani" | "vatBani" | "totalBani"> {
  const vat = vatShares(lines);
  const netBani = vat.reduce((sum, share) => sum + share.netBani, 0);
  const vatBani = vat.reduce((sum, share) => sum + share.vatBani, 0);
  return { ...rest, lines, vat, netBani, vatBani, totalBani: netBani + vatBani };
}

/** Pieces of a line that earlier papers took back, and with this one. */
export interface TakenBack {
  before: number;
  after: number;
}

/**
 * The same paper with quantities and amounts turned around: of every line, or of what comes back of it. The papers that
 * take a line back piece by piece come to the line, discount and VAT included.
 */
export function stornoOf(
  document: InvoiceDocument,
  takesBack: NonNullable<InvoiceDocument["takesBack"]>,
  takenOf = ({ quantity }: InvoiceLine, _index: number): TakenBack => ({ before: 0, after: quantity }),
): InvoiceDocument {
  const { lines, vat: _vat, ...rest } = document;
  const turned = lines.flatMap((line, index) => turnedLine(line, takenOf(line, index)));
  return withTotals({ ...rest, takesBack }, turned);
}

function turnedLine(line: InvoiceLine, { before, after }: TakenBack): InvoiceLine[] {
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

/** What so many pieces of a line come to. */
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

/** "factura-CUR-1042.pdf" (decisions: Answers marked not shown). */
export function invoiceFileName({ series, number }: { series: string; number: number }): string {
  return `factura-${series}-${number}.pdf`;
}
