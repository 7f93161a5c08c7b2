/** A document as the registers and the list of invoices show it. */
export interface RegisterRow {
  id: number;
  orderId: number;
  orderNumber: number;
  series: string;
  number: number;
  kind: "invoice" | "storno";
  /** The day in Romania, yyyy-mm-dd. */
  issuedOn: string;
  buyer: string;
  cui: string;
  /** Name of the invoice that a storno reverses, such as "CUR-1042". */
  stornoOf: string | null;
  netBani: number;
  vatBani: number;
  totalBani: number;
}
