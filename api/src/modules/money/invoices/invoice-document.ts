/** The content of an invoice, frozen when it is issued: types only, integer bani. */
import type { SeapPlace } from "@curat/contract/seap.values";
import type { Exemption } from "./seller-vat.rules.ts";
import type { PaymentMeans, VatCategory } from "./invoice-codes.ts";

/** Incremented when the shape changes; a migration converts earlier invoices. */
export const DOCUMENT_VERSION = 2;

/** Required on invoices of sellers with cash accounting (Codul fiscal art. 319 (20) r). */
export const CASH_ACCOUNTING = "TVA la încasare";

/** Parts are null if unknown: on old invoices, and for sellers who wrote only a text. */
export interface PostalAddress {
  /** As printed. */
  text: string;
  street: string | null;
  city: string | null;
  county: string | null;
  /** ISO 3166-2: "RO-CJ". */
  countyCode: string | null;
  postcode: string | null;
  country: "RO";
}
export interface InvoiceParty {
  name: string;
  /** CUI of a company, with the prefix RO if it was written so; empty for a person. */
  cui: string;
  /** Null if unknown: the number is printed without RO. */
  isVatPayer: boolean | null;
  /** Number in the trade register. */
  registry: string;
  address: PostalAddress;
  bank: string;
  iban: string;
  phone: string;
  email: string;
}
export interface InvoiceLine {
  name: string;
  code: string;
  /** The code for public procurement; null for a product without one. */
  cpv: string | null;
  /** As printed: "buc.". */
  unit: string;
  /** UN/ECE Rec 20 with Rec 21; null for a unit without a code. */
  unitCode: string | null;
  quantity: number;
  /** With VAT, before the discount. */
  unitPriceBani: number;
  discountBani: number;
  vatCategory: VatCategory | null;
  vatPercent: number;
  netBani: number;
  vatBani: number;
  /** Why exempt goods have no VAT; absent for all others. */
  exemption?: Exemption;
}
export interface VatShare {
  category: VatCategory | null;
  percent: number;
  exemption?: Exemption;
  netBani: number;
  vatBani: number;
}
/** A credit note is the same with negated amounts. */
export interface InvoiceDocument {
  version: typeof DOCUMENT_VERSION;
  seller: InvoiceParty & { capital: string };
  buyer: InvoiceParty;
  orderNumber: number;
  orderedAt: string;
  /** Bought through public procurement: its lines have their CPV code printed. */
  isPublicPurchase: boolean;
  /** The buyer's contract; null if unknown. */
  contractReference: string | null;
  /** The buyer's own order number, and the SEAP number of a public purchase; empty or absent if unknown. */
  purchaseOrder?: string;
  seapNumber?: string;
  /** Its element in the electronic invoice; undefined for the buyer's reference, BT-10. */
  seapPlace?: SeapPlace;
  /** Name of the payment method, followed by its code. */
  payment: string;
  paymentMeans: PaymentMeans | null;
  /** The due day, yyyy-mm-dd in Bucharest; null without one. */
  dueOn: string | null;
  /** The day whose rates and VAT status apply, yyyy-mm-dd in Bucharest; undefined on old invoices. */
  vatDay?: string;
  /** BT-72: the day the goods left, if before the invoice. */
  deliveredOn?: string;
  /** BT-7: the day VAT became due, if before the invoice. */
  taxPointOn?: string;
  /** The seller applies "TVA la încasare", which must be printed. */
  isCashAccounting?: true;
  lines: InvoiceLine[];
  vat: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
  /** The invoice that a credit note reverses. */
  takesBack?: { series: string; number: number; issuedAt: string };
}
