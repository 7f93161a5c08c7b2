/** BT-… and BG-… are the field ids of EN 16931. Amounts are in bani without VAT. */
import type { PaymentMeans, VatCategory } from "../invoice-codes.ts";

export interface EAddress {
  /** BT-35, BT-50. Text beyond the limit is in `streetMore` (BT-36, BT-51). */
  street: string;
  streetMore: string;
  /** BT-37, BT-52: "SECTOR1" … "SECTOR6" in Bucharest. */
  city: string;
  postcode: string;
  county: string;
  country: string;
}
export interface EParty {
  name: string;
  /** BT-31, BT-48: RO and digits. Null if the VAT registration is missing or unknown. */
  vatId: string | null;
  /** BT-30, BT-47: a company's fiscal code, or thirteen zeros for an individual. Empty if unknown. */
  legalId: string;
  /** BT-33 of a seller: trade register number and capital. BT-46 of a buyer: trade register number. */
  register: string;
  address: EAddress;
  phone: string;
  email: string;
}
/** The rate is 0 outside VAT, and the XML omits it. */
export interface ERate {
  category: VatCategory | null;
  percent: number;
}
export interface ELine extends ERate {
  id: string;
  /** BT-153, BT-154 (only for a name that is too long), BT-155. */
  name: string;
  description: string;
  code: string;
  /** BT-129 and BT-130. A negative quantity in a credit note charges something again. */
  quantity: number;
  unitCode: string | null;
  /** BT-131: the net amount before discounts on the whole document. */
  netBani: number;
  /** BT-146 in lei, with as many decimals as BT-131 requires; empty for a quantity of 0. */
  price: string;
  cpv: string | null;
}
/** BG-20: voucher discounts, one per rate. */
export interface EAllowance extends ERate {
  netBani: number;
  reason: string;
}
/** BG-23. `vatBani` is the sum of the lines' VAT. */
export interface EVatShare extends ERate {
  netBani: number;
  vatBani: number;
  /** BT-120 and BT-121: the reason why no VAT is charged. */
  exemption: { code: string; reason: string } | null;
}
/** A truncated value. The back office shows it before the invoice is issued. */
export interface Cut {
  field: string;
  max: number;
}
export interface EDocument {
  type: "380" | "381";
  number: string;
  /** BT-2: day of issue; BT-9: due date. Both are days in Bucharest, yyyy-mm-dd. */
  issuedOn: string;
  dueOn: string | null;
  /** BT-72: day of delivery; BT-7: day on which VAT became due. */
  deliveredOn: string | null;
  taxPointOn: string | null;
  currency: string;
  notes: string[];
  /**
   * BT-13: the buyer's own order number; otherwise the SEAP number if the setting selects this field, or the shop's
   * order number.
   */
  orderReference: string;
  /** BT-14: the shop's order number if BT-13 contains the buyer's; otherwise empty. */
  salesOrder: string;
  /** BT-12: the number of the buyer's contract, or the SEAP number if the setting selects this field. */
  contractReference: string;
  /** BT-10: the SEAP number unless another field contains it. */
  buyerReference: string;
  isPublicPurchase: boolean;
  /** BT-25, BT-26: the invoice that a credit note reverses. */
  takesBack: { number: string; issuedOn: string } | null;
  seller: EParty;
  buyer: EParty;
  /** BT-81: payment means; BT-84: the seller's IBAN; BT-20: payment terms. */
  paymentMeans: PaymentMeans | null;
  iban: string;
  terms: string;
  lines: ELine[];
  allowances: EAllowance[];
  vat: EVatShare[];
  /** BT-106, BT-107, BT-109, BT-110 and BT-112. The amount due (BT-115) equals BT-112, because nothing is rounded. */
  lineBani: number;
  allowanceBani: number;
  netBani: number;
  vatBani: number;
  totalBani: number;
  cuts: Cut[];
}
