import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { PaymentState as ShownState } from "@curat/contract/payments.values";
import { listPaymentMethods, type PaymentMethod, type PaymentTerms } from "../payments/index.ts";
import type { NotifiedStatus, PaymentNotification } from "../payments/index.ts";
import {
  type Account,
  hasPaid,
  type MoneyEvent,
  type PaymentState,
  type PlainMethod,
} from "../ledger/index.ts";
import type { Order } from "./order.ts";
import { canMove, endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";

export type { PaymentState };

type PayableOrder = Pick<
  Order,
  "status" | "customerType" | "paymentCode" | "paymentState" | "totalBani" | "restBani" | "chargesBani"
> & { locker: object | null };

export type AttemptState =
  | "started"
  | "authorized"
  | "paid"
  | "failed"
  | "cancelled"
  | "refund_due"
  | "refunded";
export interface Attempt {
  state: AttemptState;
  amountBani: number;
}

/**
 * How long an unpaid card order reserves its products. After the bank authorises the payment, the longer time
 * applies.
 */
const RELEASE_MINUTES = 60;
export const RESERVED_HOURS = 72;

/** Returns a new order's payment state and deadline. The deadline of a bank transfer is set later by a job. */
export function awaitedPayment(
  { awaitsPayment, code }: Pick<PaymentMethod, "awaitsPayment" | "code">,
  at: Date,
): { paymentState: PaymentState; releaseAt: Date | null } {
  return {
    paymentState: awaitsPayment ? "pending" : "none",
    releaseAt: code === PAYMENT_CODE.card ? new Date(at.getTime() + RELEASE_MINUTES * 60_000) : null,
  };
}

export function releaseAfterFailure(releaseAt: Date | null, at: Date): Date {
  const latest = at.getTime() + RELEASE_MINUTES * 60_000;
  return new Date(Math.min(releaseAt?.getTime() ?? latest, latest));
}

export function orderTypeOf(body: { order_type: string }, { code }: Pick<PaymentMethod, "code">): string {
  return code === PAYMENT_CODE.publicProcurement ? "seap" : body.order_type;
}

/** Returns whether an order awaits a card payment. The buyer can retry it or choose another method. */
export function awaitsCard({ status, paymentCode }: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return status === "awaiting_payment" && paymentCode === PAYMENT_CODE.card;
}

/**
 * Returns whether the order may be invoiced. While the buyer can replace a card payment with a method that has a fee,
 * it may not.
 */
export function takesInvoice(order: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return !endsWithoutSale(order.status) && !awaitsCard(order);
}

/**
 * Returns the amount payable by card now, in bani: the total of an order that awaits payment, otherwise the balance
 * due.
 */
export function payableByCard(
  order: Pick<PayableOrder, "status" | "paymentCode" | "paymentState" | "totalBani" | "restBani">,
): number {
  if (awaitsCard(order)) return order.totalBani;
  return endsWithoutSale(order.status) ? 0 : order.restBani;
}

/** After the buyer opens the processor's page, the order cannot be changed for this long. */
const AT_THE_PROCESSOR_MINUTES = 15;

/** Returns until when an attempt may be in progress: "bank" while the bank processes it, null if it has ended. */
export function underPaymentUntil(
  latest: (Attempt & { changedAt: Date }) | undefined,
  now: Date,
): Date | "bank" | null {
  if (latest?.state === "authorized") return "bank";
  if (latest?.state !== "started") return null;
  const until = new Date(latest.changedAt.getTime() + AT_THE_PROCESSOR_MINUTES * 60_000);
  return until > now ? until : null;
}

export function awaitsTransfer(order: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return order.status === "awaiting_payment" && order.paymentCode === PAYMENT_CODE.bankTransfer;
}

/** Returns whether products are reserved until the buyer's bank transfer arrives. */
export function paysBeforehand({ paymentCode }: Pick<PayableOrder, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.bankTransfer;
}

/** Returns a Romanian reason why a payment of `bani` cannot be reversed; undefined if it can. */
export function reversalRefusal(
  order: Pick<Order, "number" | "status" | "paymentCode">,
  { paidOutBani, openBani, receivedBani }: Account,
  bani: number,
): string | undefined {
  const { number, status } = order;
  if (endsWithoutSale(status) || status === "returned") return `Comanda ${number} este închisă.`;
  if (paidOutBani + openBani > 0) return `La comanda ${number} s-au restituit bani din această plată.`;
  if (receivedBani < bani) return `Plata comenzii ${number} s-a schimbat între timp.`;
  if (paysBeforehand(order) && receivedBani === bani && !canMove(status, "awaiting_payment"))
    return `Comanda ${number}, plătită în avans, a fost deja expediată.`;
  return undefined;
}

/** Effect of a notification on an attempt. A notification that arrives too late has the effect 'nothing'. */
export type Effect = "nothing" | "authorize" | "pay" | "owe" | "fail" | "cancel" | "refund";

/**
 * Returns a notification's effect. Payments that the order does not await are refunded ("owe"). A refused attempt may
 * still succeed.
 */
export function effectOfNotification(status: NotifiedStatus, attempt: Attempt, order: PayableOrder): Effect {
  const { state } = attempt;
  const isOpen = state === "started" || state === "authorized";
  const isSettled = state === "paid" || state === "refund_due" || state === "refunded";
  switch (status) {
    case "started":
      return "nothing";
    case "authorized":
      return (state === "started" || state === "failed") && awaitsCard(order) ? "authorize" : "nothing";
    case "paid":
      if (isSettled) return "nothing";
      return payableByCard(order) === attempt.amountBani ? "pay" : "owe";
    case "failed":
      return isOpen ? "fail" : "nothing";
    case "cancelled":
      return isOpen ? "cancel" : "nothing";
    case "refunded":
      return state === "refunded" ? "nothing" : "refund";
  }
}

export function isSameSum(
  notification: Pick<PaymentNotification, "currency" | "amountBani" | "processedBani" | "status">,
  attempt: Attempt,
): boolean {
  const moves = notification.status === "paid" || notification.status === "authorized";
  return (
    notification.currency === "RON" &&
    notification.amountBani === attempt.amountBani &&
    (!moves || notification.processedBani === attempt.amountBani)
  );
}

export function shownState(order: PayableOrder, latest: Attempt | undefined): ShownState {
  const isOfRemainder = latest?.amountBani === order.restBani;
  const hasFailed = latest?.state === "failed" || latest?.state === "cancelled";
  if (payableByCard(order) > 0 && hasPaid(order)) return isOfRemainder && hasFailed ? "failed" : "pending";
  const { paymentState } = order;
  if (paymentState === "paid" || paymentState === "refund_due" || paymentState === "refunded")
    return paymentState;
  if (order.status === "cancelled" || order.status === "refused") return "cancelled";
  if (!awaitsCard(order)) return order.paymentState === "pending" ? "pending" : "none";
  if (latest?.state === "authorized") return "processing";
  return hasFailed ? "failed" : "pending";
}

export function otherMethods(
  order: PayableOrder,
  facts: { latest: Attempt | undefined; terms: PaymentTerms; cashOfDayBani?: number },
): PaymentMethod[] {
  const { latest, terms, cashOfDayBani } = facts;
  if (!awaitsCard(order) || latest?.state === "authorized") return [];
  const amountBani = order.totalBani - order.chargesBani;
  // A check constraint allows only the two types.
  const customerType = order.customerType as "pf" | "pj";
  const offered = listPaymentMethods({ customerType, amountBani, cashOfDayBani, terms });
  // Some lockers do not accept cash, and a card order's locker was not checked for it.
  const isAllowed = (code: string): boolean =>
    code === PAYMENT_CODE.bankTransfer || (code === PAYMENT_CODE.cashOnDelivery && !order.locker);
  return offered.filter(({ code }) => isAllowed(code));
}

export function methodOf({ paymentCode }: Pick<PayableOrder, "paymentCode">): PlainMethod {
  if (paymentCode === PAYMENT_CODE.card) return "card";
  return paymentCode === PAYMENT_CODE.cashOnDelivery ? "cash_on_delivery" : "transfer";
}

/**
 * Returns the account entry of a status change. Card payments are posted by their notifications instead. (decision
 * 0053)
 */
export function moneyOfMove(
  { status: from, paymentCode }: Pick<PayableOrder, "status" | "paymentCode">,
  to: OrderStatus,
  { chargedBani, writtenOffBani, owedBani: bani, leftBani }: Account,
): MoneyEvent | undefined {
  if (endsWithoutSale(to)) return { event: "undone", chargedBani, writtenOffBani };
  if (paymentCode === PAYMENT_CODE.cashOnDelivery && !hasArrived(from) && hasArrived(to) && bani > 0)
    return { event: "delivered", bani };
  if (from === "awaiting_payment" && to === "confirmed" && leftBani === 0)
    return { event: "noted", bani, method: methodOf({ paymentCode }) };
  return undefined;
}
