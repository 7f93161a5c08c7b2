/** What a way of payment is; one provider a file, joined in payments.rules.ts. */
import type { CustomerType, PaymentCode } from "@curat/contract/cart.values";
import type { PaymentTerms } from "./payment-terms.ts";

export interface PaymentRequest {
  customerType: CustomerType;
  /** Products and delivery, in bani, before the method's own charge. */
  amountBani: number;
  terms: PaymentTerms;
}

export interface PaymentMethod {
  id: number;
  code: PaymentCode;
  name: string;
  group: "Online" | "La livrare" | "Transfer";
  /** The order waits for the money before it is confirmed. */
  awaitsPayment: boolean;
  /** Added to the order as the item 'Taxă ramburs', in bani with VAT. */
  chargeBani(terms: PaymentTerms): number;
  isOffered(request: PaymentRequest): boolean;
}
