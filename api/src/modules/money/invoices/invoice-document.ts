/** The content of an invoice never changes after its issue. */
import type { SeapPlace } from "@curat/contract/seap.values";
import type { Exemption } from "./seller-vat.rules.ts";
import type { PaymentMeans, VatCategory } from "./invoice-codes.ts";

/** Raised when the shape changes; a migration converts earlier invoices. */
export const DOCUMENT_VERSION = 2;

/** Required on invoices of sellers with cash accounting (Codul fiscal art. 319 (20) r). */
export const CASH_ACCOUNTING = "TVA la încasare";

/** Parts are null if unknown: on old invoices, and if the seller entered the address only as text. */
export interface PostalAddress {
  text: string;
  street: string | null;
  city: string | null;
  county: string | null;
  countyCode: string | null;
  postcode: string | null;
  country: "RO";
}
export interface InvoiceParty {
  name: string;
  /** A company's CUI, with "RO" if the company wrote it; empty for an individual. */
  cui: string;
  /** Null if unknown. The CUI is then printed without RO. */
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
  /** True for public procurement. The CPV code of each line is then printed. */
  isPublicPurchase: boolean;
  /** The number of the buyer's contract; null if unknown. */
  contractReference: string | null;
  /** The buyer's own order number, and the SEAP number of a public purchase. Empty or undefined if unknown. */
  purchaseOrder?: string;
  seapNumber?: string;
  /** The element for the SEAP number; by default the buyer's reference (BT-10). */
  seapPlace?: SeapPlace;
  /** Name of the payment method, followed by its code. */
  payment: string;
  paymentMeans: PaymentMeans | null;
  dueOn: string | null;
  /** Day in Bucharest (yyyy-mm-dd) whose rates and VAT status apply; undefined on old invoices. */
  vatDay?: string;
  /** BT-72: the day on which the goods left the shop, if earlier than the day of issue. */
  deliveredOn?: string;
  /** BT-7: the day on which VAT became due, if earlier than the day of issue. */
  taxPointOn?: string;
  /** True if the seller applies "TVA la încasare". The invoice must then say so. */
  isCashAccounting?: true;
  lines: InvoiceLine[];
  vat: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
  takesBack?: { series: string; number: number; issuedAt: string };
}
