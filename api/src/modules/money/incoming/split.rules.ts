import { numbersIn } from "./proposals.rules.ts";
import { isNamed } from "./named.rules.ts";

export interface PayableInvoice {
  orderId: number;
  orderNumber: number;
  series: string;
  number: number;
  dueOn: string;
  cui: string;
  buyer: string;
  openBani: number;
}

export interface SuggestedPart extends PayableInvoice {
  amountBani: number;
}

interface Transfer {
  amountBani: number;
  reference: string;
  payer: string;
  details: string;
}

/** Returns invoices of the companies that the transfer mentions by name, CUI, order number or invoice number. */
export function invoicesOfPayer(transfer: Transfer, invoices: readonly PayableInvoice[]): PayableInvoice[] {
  const text = `${transfer.payer} ${transfer.details}`;
  const numbers = numbersIn(transfer);
  const cuis = new Set(
    invoices
      .filter(
        (invoice) =>
          isNamed({ name: "", company: invoice.buyer }, text) ||
          numbers.includes(Number(invoice.cui)) ||
          isMentioned(transfer, invoice),
      )
      .map(({ cui }) => cui),
  );
  return invoices.filter(({ cui }) => cui !== "" && cuis.has(cui));
}

/**
 * Returns the invoices, sorted by due date, with suggested amounts. The transfer first pays the invoices whose number
 * or order number it contains.
 */
export function suggestParts(transfer: Transfer, invoices: readonly PayableInvoice[]): SuggestedPart[] {
  let left = transfer.amountBani;
  const amounts = new Map<number, number>();
  const byDueDate = invoices.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const mentioned = byDueDate.filter((invoice) => isMentioned(transfer, invoice));
  for (const { orderId, openBani } of [...mentioned, ...byDueDate]) {
    if (amounts.has(orderId)) continue;
    amounts.set(orderId, Math.min(left, openBani));
    left -= Math.min(left, openBani);
  }
  return byDueDate.map((invoice) => ({ ...invoice, amountBani: amounts.get(invoice.orderId) ?? 0 }));
}

function isMentioned(
  { reference, details }: Pick<Transfer, "reference" | "details">,
  { orderNumber, series, number }: Pick<PayableInvoice, "orderNumber" | "series" | "number">,
): boolean {
  if (numbersIn({ reference, details }).includes(orderNumber)) return true;
  const words = `${reference} ${details}`.toUpperCase().split(/[^\p{L}\p{N}]+/u);
  return words.some(
    (word, index) =>
      word === `${series}${number}` || (word === series && Number(words[index + 1]) === number),
  );
}
