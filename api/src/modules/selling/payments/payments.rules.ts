/** Which ways of payment a purchase is offered, in the order in which they are shown; a new one joins here. Each has its file in providers/. */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import type { PaymentMethod, PaymentRequest } from "./payments.port.ts";
import type { PaymentTerms } from "./payments.settings.ts";
import { bankTransfer } from "./providers/bank-transfer.ts";
import { card } from "./providers/card.ts";
import { cashOnDelivery } from "./providers/cash-on-delivery.ts";
import { publicProcurement } from "./providers/public-procurement.ts";

const METHODS: readonly PaymentMethod[] = [card, bankTransfer, publicProcurement, cashOnDelivery];

/** The methods that this purchase may be paid by. */
export function listPaymentMethods(request: PaymentRequest): PaymentMethod[] {
  return METHODS.filter((method) => method.isOffered(request));
}

/**
 * The one that stands chosen until the buyer chooses: the first that adds no charge, which nobody may be made to take by
 * default (OUG 34/2014, art. 22); else the first.
 */
export function defaultPaymentMethod(
  offered: readonly PaymentMethod[],
  chargeOf: (method: PaymentMethod) => number,
): PaymentMethod | undefined {
  return offered.find((method) => chargeOf(method) === 0) ?? offered[0];
}

/** What a way of payment adds, in bani: nothing where the shop hands the goods out itself, or nothing is paid. */
export function chargeFor(method: PaymentMethod, { deliveryCode, amountBani, terms }: Charged): number {
  const isPickup = deliveryCode === DELIVERY_CODE.storePickup;
  return isPickup || amountBani === 0 ? 0 : method.chargeBani(terms);
}

interface Charged {
  deliveryCode: string | undefined;
  /** Products and delivery, before the charge. */
  amountBani: number;
  terms: PaymentTerms;
}

/** The method with an id or a code, offered now or not. */
export function findPaymentMethod(idOrCode: number | string): PaymentMethod | undefined {
  return METHODS.find(({ id, code }) => id === idOrCode || code === idOrCode);
}
