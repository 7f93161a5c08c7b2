/** Every way of payment in the order in which it is shown; a new one joins here. */
import type { PaymentMethod, PaymentRequest } from "./payments.port.ts";
import { bankTransfer } from "./providers/bank-transfer.ts";
import { card } from "./providers/card.ts";
import { cashOnDelivery } from "./providers/cash-on-delivery.ts";
import { publicProcurement } from "./providers/public-procurement.ts";

const METHODS: readonly PaymentMethod[] = [cashOnDelivery, card, bankTransfer, publicProcurement];

/** The methods that this purchase may be paid by. */
export function listPaymentMethods(request: PaymentRequest): PaymentMethod[] {
  return METHODS.filter((method) => method.isOffered(request));
}

/** The method with an id or a code, offered now or not. */
export function findPaymentMethod(idOrCode: number | string): PaymentMethod | undefined {
  return METHODS.find(({ id, code }) => id === idOrCode || code === idOrCode);
}
