/** What a payment and its notifications mean to an order: pure. (decisions/0018: Orders after placing) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { PaymentState as ShownState } from "@curat/contract/payments.values";
import { isWorkingDay } from "../../../calendar/working-day.ts";
import { listPaymentMethods, type PaymentMethod, type PaymentTerms } from "../payments/index.ts";
import type { NotifiedStatus } from "../payments/index.ts";
import {
  type Account,
  type EntryMethod,
  hasPaid,
  type MoneyEvent,
  type PaymentState,
} from "../ledger/index.ts";
import { endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";

export type { PaymentState };

/** As much of an order as its payment is about. */
interface PayableOrder {
  status: OrderStatus;
  customerType: string;
  paymentCode: string;
  paymentState: PaymentState;
  totalBani: number;
  /** What stays to pay of it once it was paid. */
  restBani: number;
  chargesBani: number;
  locker: object | null;
}

/** An attempt to pay, as its row says. */
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

/** How long an unpaid card order keeps its goods, and how long one whose money the bank has reserved. */
const RELEASE_MINUTES = 60;
export const RESERVED_HOURS = 72;

/** How an order begins as to its money; the deadline of a transfer is set by the clock that watches over it. */
export function awaitedPayment(
  { awaitsPayment, code }: Pick<PaymentMethod, "awaitsPayment" | "code">,
  at: Date,
): { paymentState: PaymentState; releaseAt: Date | null } {
  return {
    paymentState: awaitsPayment ? "pending" : "none",
    releaseAt: code === PAYMENT_CODE.card ? new Date(at.getTime() + RELEASE_MINUTES * 60_000) : null,
  };
}

const DAY_MS = 86_400_000;

/** Until when a transfer that is announced now may come: so many working days have passed, to the hour. */
export function transferDeadline(at: Date, workingDays: number): Date {
  let day = at;
  for (let left = workingDays; left > 0 || !isWorkingDay(day); day = new Date(day.getTime() + DAY_MS))
    if (isWorkingDay(day)) left -= 1;
  return day;
}

/** The bank holds no money any more, so the goods wait no longer than for one who begins to pay now. */
export function releaseAfterFailure(releaseAt: Date | null, at: Date): Date {
  const latest = at.getTime() + RELEASE_MINUTES * 60_000;
  return new Date(Math.min(releaseAt?.getTime() ?? latest, latest));
}

/** What is bought through public procurement is such an order, whatever its body says. */
export function orderTypeOf(body: { order_type: string }, { code }: Pick<PaymentMethod, "code">): string {
  return code === PAYMENT_CODE.publicProcurement ? "seap" : body.order_type;
}

/** True while an order waits for a card: it can be paid, tried again, or paid another way. */
export function awaitsCard({ status, paymentCode }: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return status === "awaiting_payment" && paymentCode === PAYMENT_CODE.card;
}

/**
 * True for an order whose invoice can be issued: not for one that ended without a sale, nor for one that waits for a card,
 * whose buyer may still choose another way to pay, which changes what is sold.
 */
export function takesInvoice(order: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return !endsWithoutSale(order.status) && !awaitsCard(order);
}

/** What can be paid by card now, in bani: the whole while the order waits for it, or what stays to pay; else 0. */
export function payableByCard(
  order: Pick<PayableOrder, "status" | "paymentCode" | "paymentState" | "totalBani" | "restBani">,
): number {
  if (awaitsCard(order)) return order.totalBani;
  return endsWithoutSale(order.status) ? 0 : order.restBani;
}

/** For so long nobody changes an order under a buyer who may stand on the processor's page. */
const AT_THE_PROCESSOR_MINUTES = 15;

/** Until when an attempt to pay may be under way; null where none is. One that the bank works on has no end. */
export function underPaymentUntil(
  latest: (Attempt & { changedAt: Date }) | undefined,
  now: Date,
): Date | "bank" | null {
  if (latest?.state === "authorized") return "bank";
  if (latest?.state !== "started") return null;
  const until = new Date(latest.changedAt.getTime() + AT_THE_PROCESSOR_MINUTES * 60_000);
  return until > now ? until : null;
}

/** True while an order waits for a transfer. */
export function awaitsTransfer({
  status,
  paymentCode,
}: Pick<PayableOrder, "status" | "paymentCode">): boolean {
  return status === "awaiting_payment" && paymentCode === PAYMENT_CODE.bankTransfer;
}

/** What a notification does to an attempt; 'nothing' where it is older than what is known, whatever the order they come in. */
export type Effect = "nothing" | "authorize" | "pay" | "owe" | "fail" | "cancel" | "refund";

/**
 * Money that comes is taken once: by the order while it waits for just that amount, else it is owed back to the buyer.
 * A failure undoes nothing that was paid; a refused attempt may still succeed on the processor's page.
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

/** Whether a notification speaks of the sum that was asked for; money that moved must be that sum too. */
export function isSameSum(
  notification: {
    currency: string;
    amountBani: number | undefined;
    processedBani: number | undefined;
    status: NotifiedStatus;
  },
  attempt: Attempt,
): boolean {
  const moves = notification.status === "paid" || notification.status === "authorized";
  return (
    notification.currency === "RON" &&
    notification.amountBani === attempt.amountBani &&
    (!moves || notification.processedBani === attempt.amountBani)
  );
}

/** The state as the buyer is told it; the latest attempt says how a waiting order stands. */
export function shownState(order: PayableOrder, latest: Attempt | undefined): ShownState {
  const isOfRest = latest?.amountBani === order.restBani;
  const hasFailed = latest?.state === "failed" || latest?.state === "cancelled";
  if (payableByCard(order) > 0 && hasPaid(order)) return isOfRest && hasFailed ? "failed" : "pending";
  const { paymentState } = order;
  if (paymentState === "paid" || paymentState === "refund_due" || paymentState === "refunded")
    return paymentState;
  if (order.status === "cancelled" || order.status === "refused") return "cancelled";
  if (!awaitsCard(order)) return order.paymentState === "pending" ? "pending" : "none";
  if (latest?.state === "authorized") return "processing";
  return hasFailed ? "failed" : "pending";
}

/** The ways to pay that a waiting card order may be changed to; none while the bank works on it. */
export function otherMethods(
  order: PayableOrder,
  {
    latest,
    terms,
    cashOfDayBani,
  }: { latest: Attempt | undefined; terms: PaymentTerms; cashOfDayBani?: number },
): PaymentMethod[] {
  if (!awaitsCard(order) || latest?.state === "authorized") return [];
  const amountBani = order.totalBani - order.chargesBani;
  // The column's check keeps it to the two kinds.
  const customerType = order.customerType as "pf" | "pj";
  const offered = listPaymentMethods({ customerType, amountBani, cashOfDayBani, terms });
  return offered.filter(
    ({ code }) => isInstead(code) && !(code === PAYMENT_CODE.cashOnDelivery && order.locker),
  );
}

/** Not every parcel machine takes cash, and which do was not asked when a card was chosen. */
function isInstead(code: string): boolean {
  return code === PAYMENT_CODE.cashOnDelivery || code === PAYMENT_CODE.bankTransfer;
}

/** How money of an order arrives. */
export function methodOf({ paymentCode }: Pick<PayableOrder, "paymentCode">): EntryMethod {
  if (paymentCode === PAYMENT_CODE.card) return "card";
  return paymentCode === PAYMENT_CODE.cashOnDelivery ? "cash_on_delivery" : "transfer";
}

/**
 * What a move posts to the order's account: an awaited transfer arrived, a courier collected cash, or the sale ended;
 * undefined for any other move. A card payment is posted when its notification arrives. (decision 0053)
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
