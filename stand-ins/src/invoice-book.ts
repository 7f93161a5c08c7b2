/** The documents that a stand-in for an invoicing service has issued. */

export interface BookedPaper {
  series: string;
  number: number;
  totalBani: number;
  /** The shop's reference, if the service has a field for it. */
  note: string;
  issuedOn: string;
  /** The invoice that the document reverses. */
  reverses: string | null;
}

interface InvoiceBook {
  papers: BookedPaper[];
  nextOf(series: string): number | undefined;
  issue(paper: Omit<BookedPaper, "number">): BookedPaper;
  find(series: string, number: number): BookedPaper | undefined;
}

export const DEMO_SERIES = ["WEB", "MAG"] as const;

/** Opens a book with empty series, each of which starts at `first`. */
export function openInvoiceBook(first: number): InvoiceBook {
  const documents: BookedPaper[] = [];
  const next = new Map<string, number>(DEMO_SERIES.map((series) => [series, first]));
  return {
    papers: documents,
    nextOf: (series) => next.get(series),
    issue: (paper) => {
      const number = next.get(paper.series) ?? first;
      next.set(paper.series, number + 1);
      const booked = { ...paper, number };
      documents.push(booked);
      return booked;
    },
    find: (series, number) => documents.find((one) => one.series === series && one.number === number),
  };
}

interface PricedLine {
  quantity: number;
  price: number;
}

/** Returns the lines' total with VAT, rounded per line. */
export function totalBaniOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0);
}
