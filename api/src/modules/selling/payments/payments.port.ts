/** What a way of payment is; one provider a file, joined in payments.rules.ts. */
import type { CustomerType, PaymentCode } from "@curat/contract/cart.values";
import type { PaymentTerms } from "./payments.settings.ts";

export interface PaymentRequest {
  customerType: CustomerType;
  /** Products and delivery, in bani, before the method's own charge. */
  amountBani: number;
  /** What the buyer's other cash orders of the same day come to, in bani. */
  cashOfDayBani?: number | undefined;
  terms: PaymentTerms;
}

export interface PaymentMethod {
  id: number;
  code: PaymentCode;
  name: string;
  group: "Online" | "Transfer" | "La livrare";
  /** The order waits for the money before it is confirmed. */
  awaitsPayment: boolean;
  /** Added to the order as the item 'Taxă ramburs', in bani with VAT. */
  chargeBani(terms: PaymentTerms): number;
  isOffered(request: PaymentRequest): boolean;
}

/** How a processor says a payment stands, in the order in which it goes; failed and cancelled end an attempt. */
export type NotifiedStatus = "started" | "authorized" | "paid" | "failed" | "cancelled" | "refunded";

/** One notification of a processor, already known to be his. */
export interface PaymentNotification {
  /** Of the payment that it is about. */
  reference: string;
  status: NotifiedStatus;
  /** In the processor's own word. */
  action: string;
  currency: string;
  /** What was asked for, and what was moved; undefined where it is not told. */
  amountBani: number | undefined;
  processedBani: number | undefined;
  /** Why a payment was refused, in the processor's words. */
  detail: string;
  /** Of all its content: the same notification twice is one. */
  digest: Buffer;
}
