/** An invoice's content is frozen when the invoice is issued. */
import type { SeapPlace } from "@curat/contract/seap.values";
import type { Exemption } from "./seller-vat.rules.ts";
import type { PaymentMeans, VatCategory } from "./invoice-codes.ts";

/** Incremented when the shape changes; a migration converts earlier invoices. */
export const DOCUMENT_VERSION = 2;

/** Required on invoices of sellers with cash accounting (Codul fiscal art. 319 (20) r). */
export const CASH_ACCOUNTING = "TVA la încasare";

/** The parts are null if unknown: on old invoices, and for sellers who entered the address only as text. */
export interface PostalAddress {
  /** The whole address as printed. */
  text: string;
  street: string | null;
  city: string | null;
  county: string | null;
  /** ISO 3166-2 code, such as "RO-CJ". */
  countyCode: string | null;
  postcode: string | null;
  country: "RO";
}
export interface InvoiceParty {
  name: string;
  /** A company's CUI, with the prefix RO if the company wrote it; empty for an individual. */
  cui: string;
  /** Null if unknown; the CUI is then printed without RO. */
  isVatPayer: boolean | null;
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
  cpv: string | null;
  unit: string;
  /** UN/ECE Rec 20 or Rec 21 code; null for a unit without a code. */
  unitCode: string | null;
  quantity: number;
  /** With VAT, before the discount. */
  unitPriceBani: number;
  discountBani: number;
  vatCategory: VatCategory | null;
  vatPercent: number;
  netBani: number;
  vatBani: number;
  exemption?: Exemption;
}
export interface VatShare {
  category: VatCategory | null;
  percent: number;
  exemption?: Exemption;
  netBani: number;
  vatBani: number;
}
/** The amounts of a storno are negative. */
export interface InvoiceDocument {
  version: typeof DOCUMENT_VERSION;
  seller: InvoiceParty & { capital: string };
  buyer: InvoiceParty;
  orderNumber: number;
  orderedAt: string;
  /** True for public procurement; the CPV code of each line is then printed. */
  isPublicPurchase: boolean;
  /** The number of the buyer's contract; null if unknown. */
  contractReference: string | null;
  /** The buyer's own order number, and a public purchase's SEAP number; empty or absent if unknown. */
  purchaseOrder?: string;
  seapNumber?: string;
  /** The element that contains the SEAP number; by default the buyer's reference (BT-10). */
  seapPlace?: SeapPlace;
  /** Name of the payment method, followed by its code. */
  payment: string;
  paymentMeans: PaymentMeans | null;
  /** Day in Bucharest, yyyy-mm-dd; null if there is no due date. */
  dueOn: string | null;
  /** The day in Bucharest (yyyy-mm-dd) whose rates and VAT status apply; undefined on old invoices. */
  vatDay?: string;
  /** BT-72: the day on which the goods left the shop, if it is before the day of issue. */
  deliveredOn?: string;
  /** BT-7: the day on which VAT became due, if it is before the day of issue. */
  taxPointOn?: string;
  /** True if the seller applies "TVA la încasare", which must then be printed. */
  isCashAccounting?: true;
  lines: InvoiceLine[];
  vat: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
  takesBack?: { series: string; number: number; issuedAt: string };
}
