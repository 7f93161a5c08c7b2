/** A month's documents, as handed over to the accountant in any layout. */

/** A buyer or supplier. Unknown texts are empty. */
export interface Partner {
  /** Digits of a company's fiscal code, otherwise the shop's own code for the customer. */
  code: string;
  name: string;
  /** Digits with RO if the party is registered for VAT; empty for an individual. */
  cui: string;
  registry: string;
  /** Code such as "CJ". */
  county: string;
  city: string;
  address: string;
  phone: string;
  email: string;
  bank: string;
  iban: string;
  isPerson: boolean;
}

export interface Article {
  code: string;
  name: string;
  unit: string;
  barcode: string;
  cpv: string;
  /** Combined Nomenclature code, for SAF-T; empty if unknown. */
  nc8: string;
  vatPercent: number;
  /** Whether the line has no product, such as delivery, so no stock moves. */
  isService: boolean;
}

/** Amounts are net, in bani; negative on a storno. */
export interface DocumentLine extends Article {
  quantity: number;
  netBani: number;
  vatBani: number;
  vatCategory: string;
}

export interface Sale {
  id: number;
  series: string;
  number: number;
  isStorno: boolean;
  /** The invoice that a storno reverses, such as "CUR-12"; empty on an invoice. */
  stornoOf: string;
  /** yyyy-mm-dd */
  issuedOn: string;
  dueOn: string;
  buyer: Partner;
  isCashAccounting: boolean;
  payment: string;
  /** SPV index of the accepted e-Factura; empty if there is none. */
  spvIndex: string;
  lines: DocumentLine[];
}

export type MoneyWay = "card" | "transfer" | "cash_on_delivery" | "set_off" | "unknown";

/** Money received from a customer, or paid back to one. */
export interface Money {
  id: number;
  /** yyyy-mm-dd */
  day: string;
  /** Negative if it was paid back, or if an entered receipt was undone. */
  bani: number;
  isPaidBack: boolean;
  way: MoneyWay;
  orderNumber: number;
  partner: Partner;
  /** The order's latest invoice; null before one is issued. */
  invoice: { id: number; series: string; number: number } | null;
}

/** A supplier's delivery note or invoice, from its posted goods receipt. Amounts are net, in bani. */
export interface Purchase {
  id: number;
  /** Name of the goods receipt, such as "NIR 12/2026". */
  receipt: string;
  receiptNumber: number;
  receivedOn: string;
  documentNumber: string;
  /** yyyy-mm-dd */
  documentOn: string;
  dueOn: string;
  supplier: Partner;
  lines: DocumentLine[];
}

/** A change in stock with its cost, net in bani. */
export interface Movement {
  day: string;
  code: string;
  name: string;
  kind: "opening" | "receipt" | "receipt_undone" | "dispatch" | "returned" | "correction";
  reference: string;
  pieces: number;
  valueBani: number;
}

export type Seller = Pick<
  Partner,
  "name" | "cui" | "registry" | "county" | "city" | "address" | "phone" | "email" | "bank" | "iban"
> & { capital: string };

/** A part of a month. Each part is a complete package: it contains the partners and articles of its documents. */
export interface MonthPart {
  /** yyyy-mm */
  month: string;
  /** Starts at 1. */
  part: number;
  seller: Seller;
  sales: Sale[];
  money: Money[];
  purchases: Purchase[];
}

export interface AccountingFile {
  name: string;
  bytes: Uint8Array;
}

/** Returns the buyers and payers of a part, each once. */
export function partnersOf({ sales, money }: MonthPart): Partner[] {
  return uniqueByCode([...sales.map(({ buyer }) => buyer), ...money.map(({ partner }) => partner)]);
}

export function suppliersOf({ purchases }: MonthPart): Partner[] {
  return uniqueByCode(purchases.map(({ supplier }) => supplier));
}

/** Returns the articles of a part, each once. */
export function articlesOf({ sales, purchases }: MonthPart): Article[] {
  return uniqueByCode([...sales, ...purchases].flatMap(({ lines }) => lines));
}

function uniqueByCode<T extends { code: string }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [one.code, one])).values()];
}

/** Returns whether the buyer owes the VAT of a document (Codul fiscal art. 331). */
export function isReverseCharge({ lines }: { lines: readonly DocumentLine[] }): boolean {
  return lines.some(({ vatCategory }) => vatCategory === "AE");
}

/** Returns the fiscal code without "RO", as accounting programs store it. */
export function bareCui(cui: string): string {
  return cui.replace(/^RO/i, "");
}

/** Returns "30.11.2026" for a day (yyyy-mm-dd). */
export function dotted(day: string): string {
  return day.split("-").toReversed().join(".");
}
