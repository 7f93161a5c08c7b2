/** What of an order's money came in, by which way, what is due and what went: pure, integer bani. (decisions 0051, 0053) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { PaymentState } from "./order-payment.rules.ts";
import { endsWithoutSale, type OrderStatus } from "./orders.rules.ts";

/** As much of an order as its money is about. */
export interface PaidOrder {
  status: OrderStatus;
  paymentCode: string;
  paymentState: PaymentState;
  totalBani: number;
  /** What stays to pay of it once it was paid. */
  restBani: number;
  /** What stayed to pay and never came, since its goods went back. */
  restWaivedBani: number;
}

/** What is written of money beside the order itself. */
export interface WrittenMoney {
  dueBani: number;
  doneBani: number;
  /** Of both, what goes back because the order was changed and costs less than was paid. */
  amendedBani: number;
  /** Of both, what came although no order waited for it. */
  surplusBani: number;
  /** What the card's processor took and has not told to have given back. */
  heldBani: number;
}

export interface OrderMoney {
  /** All that came in, whatever the way. */
  paidBani: number;
  dueBani: number;
  doneBani: number;
  /** Of what came, neither gone nor due. */
  leftBani: number;
  /** What can still be made due and be credited by the card's processor. */
  leftOnCardBani: number;
}

/** States of an order that was paid. */
const HAS_PAID: ReadonlySet<PaymentState> = new Set(["paid", "refund_due", "refunded"]);

/** Statuses in which who pays on delivery has paid. */
const ARRIVED: readonly OrderStatus[] = ["delivered", "completed", "partly_returned", "returned"];

/**
 * The money of an order that stands. What came for it follows from what it costs, whichever way each part of it came: its
 * total without what nobody paid, with what it cost more before it was changed. Beside it came what no order waited for.
 */
export function moneyOf(order: PaidOrder, written: WrittenMoney): OrderMoney {
  const { dueBani, doneBani, amendedBani, surplusBani, heldBani } = written;
  const ownBani = hasPaid(order) ? order.totalBani - order.restBani - order.restWaivedBani + amendedBani : 0;
  const paidBani = ownBani + surplusBani;
  return {
    paidBani,
    dueBani,
    doneBani,
    leftBani: Math.max(0, paidBani - dueBani - doneBani),
    leftOnCardBani: Math.max(0, heldBani - dueBani),
  };
}

function hasPaid({ paymentState, paymentCode, status }: PaidOrder): boolean {
  if (HAS_PAID.has(paymentState)) return true;
  return paymentCode === PAYMENT_CODE.cashOnDelivery && ARRIVED.includes(status);
}

/**
 * Where an order stands once some of its money went, or its rest came: refunded only while nothing of it is due or stays
 * with the shop.
 */
export function stateAfterRefund(
  { status, paymentState }: Pick<PaidOrder, "status" | "paymentState">,
  { dueBani, leftBani }: Pick<OrderMoney, "dueBani" | "leftBani">,
): PaymentState {
  if (!HAS_PAID.has(paymentState) || dueBani > 0) return paymentState;
  // Of what was not sold nothing is the shop's to keep.
  return endsWithoutSale(status) || leftBani === 0 ? "refunded" : "paid";
}

/** What goods that come back for so much bring their buyer: first they lessen what stays to pay, and never more goes than came. */
export function paidForReturned(
  goodsBani: number,
  { restBani, leftBani }: Pick<PaidOrder, "restBani"> & Pick<OrderMoney, "leftBani">,
): { waivedBani: number; refundBani: number } {
  const waivedBani = Math.min(goodsBani, restBani);
  return { waivedBani, refundBani: Math.min(goodsBani - waivedBani, leftBani) };
}
