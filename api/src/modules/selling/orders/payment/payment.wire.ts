import { toLei, type Wire } from "@curat/contract/lei.values";
import type { PaymentStatus } from "@curat/contract/payments";
import { statusLabel } from "../orders.rules.ts";
import { awaitsCard, payableByCard, shownState } from "../order-payment.rules.ts";
import type { PaymentView } from "./payment.service.ts";

/** Converts a payment for its page, without personal data. */
export function toWirePayment(payment: PaymentView): Wire<PaymentStatus> {
  const { order, latest, canRetry, transferDays, methods } = payment;
  return {
    number: String(order.number),
    state: shownState(order, latest),
    status_label: statusLabel(order, order.status),
    paymentCode: order.paymentCode,
    paymentName: order.paymentName,
    total: toLei(payableByCard(order) || order.totalBani),
    handling_charge: toLei(order.chargesBani),
    total_vat: toLei(order.vatBani),
    pay_until: awaitsCard(order) ? (order.releaseAt?.toISOString() ?? null) : null,
    transfer_days: transferDays,
    canRetry,
    methods: methods.map(({ method: { id, name }, chargeBani }) => ({
      paymentId: id,
      paymentName: name,
      paymentTax: toLei(chargeBani),
    })),
  };
}
