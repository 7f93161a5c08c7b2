/** What an invoice keeps, frozen when it is issued: pure shapes, integer bani with the net that VAT leaves. */
import type { SeapPlace } from "@curat/contract/seap.values";
import type { Exemption } from "./seller-vat.rules.ts";
import type { PaymentMeans, VatCategory } from "./invoice-codes.ts";

/** Counted up when the shape changes; a migration brings what was issued before over. */
export const DOCUMENT_VERSION = 2;

/** The words that the law wants on the invoices of who applies it (Codul fiscal art. 319 (20) r). */
export const CASH_ACCOUNTING = "TVA la încasare";

/** Null where it is not known: of an invoice from before parts were kept, of a seller who wrote only words. */
export interface PostalAddress {
  /** The words on the paper. */
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
  /** CUI of a company, after RO where it was written so; empty for a person. */
  cui: string;
  /** Null for a company that did not say: its number stands without RO. */
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
  /** What public buyers file it under; null where the product has none. */
  cpv: string | null;
  /** As on the paper: "buc.". */
  unit: string;
  /** UN/ECE Rec 20 with Rec 21; null for a unit without one. */
  unitCode: string | null;
  quantity: number;
  /** With VAT, before the discount. */
  unitPriceBani: number;
  discountBani: number;
  vatCategory: VatCategory | null;
  vatPercent: number;
  netBani: number;
  vatBani: number;
  /** Why exempt goods have no VAT; left out for all others. */
  exemption?: Exemption;
}
export interface VatShare {
  category: VatCategory | null;
  percent: number;
  exemption?: Exemption;
  netBani: number;
  vatBani: number;
}
/** A storno is the same with its amounts turned around. */
export interface InvoiceDocument {
  version: typeof DOCUMENT_VERSION;
  seller: InvoiceParty & { capital: string };
  buyer: InvoiceParty;
  orderNumber: number;
  orderedAt: string;
  /** Bought through public procurement: its lines tell their CPV on the paper. */
  isPublicPurchase: boolean;
  /** What the buyer's contract is called; null where none is known. */
  contractReference: string | null;
  /** The buyer's own order, and the number of a public purchase in SEAP; empty or left out where none is known. */
  purchaseOrder?: string;
  seapNumber?: string;
  /** Where the electronic invoice says it; left out for the buyer's reference, BT-10. */
  seapPlace?: SeapPlace;
  /** The name of the way to pay, and its code. */
  payment: string;
  paymentMeans: PaymentMeans | null;
  /** The day, yyyy-mm-dd in Bucharest, until which it is to be paid; null where no day was set. */
  dueOn: string | null;
  /** The day whose rates and VAT status hold, yyyy-mm-dd in Bucharest; left out before these were kept. */
  vatDay?: string;
  /** BT-72: the day that the goods left, where they had left when the invoice was issued. */
  deliveredOn?: string;
  /** BT-7: the day that VAT became due, where it is before the day of issue. */
  taxPointOn?: string;
  /** The seller applies "TVA la încasare", which the paper has to say. */
  isCashAccounting?: true;
  lines: InvoiceLine[];
  vat: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
  /** The invoice that a storno takes back. */
  takesBack?: { series: string; number: number; issuedAt: string };
}
