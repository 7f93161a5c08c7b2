/** What the shop's people may do with an order: pure. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { canMove, endsWithoutSale, isPickup, ORDER_STATUSES, type OrderStatus } from "../orders.rules.ts";

type OrderState = { status: OrderStatus; paymentCode: string; deliveryCode: string };

/** What follows from another act: choosing how to pay, or a return, which takes the invoice and the money back. */
const NOT_BY_HAND: readonly OrderStatus[] = ["new", "awaiting_payment", "partly_returned", "returned"];

/** The table's moves by hand; that a card is paid only the processor knows. (decisions/0042: Payment state) */
export function staffMoves(order: OrderState): OrderStatus[] {
  const waitsForCard = order.status === "awaiting_payment" && order.paymentCode === PAYMENT_CODE.card;
  return allStatuses().filter(
    (to) => canMove(order.status, to) && !NOT_BY_HAND.includes(to) && !(waitsForCard && to === "confirmed"),
  );
}

/** True for a text that names a status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(ORDER_STATUSES, text);
}

/** True for an order that a transfer may still come for, although it waits for none. */
export function takesLateTransfer({
  status,
  paymentCode,
}: Pick<OrderState, "status" | "paymentCode">): boolean {
  return endsWithoutSale(status) && paymentCode === PAYMENT_CODE.bankTransfer;
}

/** A parcel leaves with its waybill; what is collected has none. */
export function needsAwb({ deliveryCode }: Pick<OrderState, "deliveryCode">, to: OrderStatus): boolean {
  return to === "shipped" && !isPickup({ deliveryCode });
}

function allStatuses(): OrderStatus[] {
  // Object.keys forgets what it was given.
  return Object.keys(ORDER_STATUSES) as OrderStatus[];
}
