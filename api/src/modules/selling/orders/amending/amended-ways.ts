/** How a changed order is delivered and paid. Pure. */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Quote } from "../../cart/index.ts";
import { hasPaid } from "../../ledger/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import type { Order } from "../orders.store.ts";
import type { AmendmentFacts } from "./amendment-facts.ts";

export interface DeliveryAfter {
  code: string;
  name: string;
  deliveryBani: number;
}

/** Priced anew where goods, way or county are others; else as ordered. */
export function deliveryAfter(
  { order, buyer, asked }: AmendmentFacts,
  { quote, hasOtherGoods, errors }: { quote: Quote; hasOtherGoods: boolean; errors: FieldErrors },
): DeliveryAfter {
  const standing = { code: order.deliveryCode, name: order.deliveryName, deliveryBani: order.deliveryBani };
  const own = ownOption(order, quote);
  const chosen = asked.delivery
    ? quote.deliveryOptions.find(({ id }) => id === asked.delivery?.deliveryid)
    : own;
  const isOther = asked.delivery !== undefined && asked.delivery.deliveryid !== own?.id;
  const isFurther = buyer.deliveryCountyCode !== order.deliveryCountyCode;
  const isPricedByGoods = hasOtherGoods && asked.cause === "buyer";
  if (!isOther && !isFurther && !isPricedByGoods) return standing;
  if (!chosen) {
    errors["delivery.deliveryid"] = [quote.deliveryNotes[0] ?? MESSAGES.invalid("Metodă de livrare")];
    return standing;
  }
  return {
    code: chosen.code,
    name: isOther ? chosen.name : order.deliveryName,
    deliveryBani: chosen.priceBani,
  };
}

/** Stores share a code: the name tells them apart. */
export function ownOption(
  { deliveryCode, deliveryName }: Order,
  { deliveryOptions }: Quote,
): Quote["deliveryOptions"][number] | undefined {
  const same = deliveryOptions.filter(({ code }) => code === deliveryCode);
  return (
    same.find(({ name }) => name === deliveryName) ??
    (deliveryCode === DELIVERY_CODE.storePickup ? undefined : same[0])
  );
}

interface PaymentAfter {
  code: string;
  name: string;
  chargesBani: number;
  isOffered: boolean;
}

/** What was paid stays paid the way it was; the charge follows another way to pay or to deliver. */
export function paymentAfter(
  { order, asked }: AmendmentFacts,
  { quote, delivery, errors }: { quote: Quote; delivery: DeliveryAfter; errors: FieldErrors },
): PaymentAfter {
  const own = quote.payments.find(({ method }) => method.code === order.paymentCode);
  const standing = {
    code: order.paymentCode,
    name: order.paymentName,
    chargesBani: order.chargesBani,
    isOffered: own !== undefined,
  };
  const chosen = asked.payment
    ? quote.payments.find(({ method }) => method.id === asked.payment?.paymentid)
    : own;
  const isOther = asked.payment !== undefined && chosen?.method.code !== order.paymentCode;
  if (isOther && hasPaid(order)) {
    errors["payment.paymentid"] = ["Comanda este plătită: metoda de plată nu se mai schimbă."];
    return standing;
  }
  if (isOther && !chosen) {
    const known = findPaymentMethod(asked.payment?.paymentid ?? 0);
    errors["payment.paymentid"] = [known ? notOffered(known.name) : MESSAGES.invalid("Metodă de plată")];
    return standing;
  }
  if (!chosen || (!isOther && delivery.code === order.deliveryCode)) return standing;
  const { method, chargeBani } = chosen;
  return { code: method.code, name: method.name, chargesBani: chargeBani, isOffered: true };
}

export function notOffered(name: string): string {
  return `Metoda „${name}” nu este disponibilă pentru această comandă.`;
}
