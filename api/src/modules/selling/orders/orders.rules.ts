/** The life of an order, and who may see what of it: pure. (decisions/0018: Orders after placing) */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";

/** Statuses with the moves that lead out of them; checks, buttons and tests derive from this table. */
export const ORDER_STATUSES = {
  new: { moves: ["awaiting_payment", "confirmed", "cancelled", "refused"] },
  // Back to new: who chose a card may choose cash on delivery instead.
  awaiting_payment: { moves: ["new", "confirmed", "cancelled", "refused"] },
  // Back to waiting: what was to be paid at the door shall now be paid before.
  confirmed: { moves: ["awaiting_payment", "preparing", "cancelled", "refused"] },
  preparing: { moves: ["awaiting_payment", "shipped", "cancelled", "refused"] },
  // Back to preparing: a parcel of several came back, and what is in it is to be sent again.
  shipped: { moves: ["preparing", "delivered", "refused"] },
  delivered: { moves: ["completed", "returned", "partly_returned"] },
  completed: { moves: ["returned", "partly_returned"] },
  cancelled: { moves: [] },
  refused: { moves: [] },
  partly_returned: { moves: ["returned"] },
  returned: { moves: [] },
} as const satisfies Record<string, { moves: readonly string[] }>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

/** The status as people read it. */
export function statusLabel({ deliveryCode }: { deliveryCode: string }, status: OrderStatus): string {
  const { statuses, pickup } = ORDER_NAMES;
  const names: Partial<Record<OrderStatus, string>> = pickup;
  return (isPickup({ deliveryCode }) ? names[status] : undefined) ?? statuses[status];
}

/** True for goods that nobody brings home. */
export function isPickup({ deliveryCode }: { deliveryCode: string }): boolean {
  return deliveryCode === DELIVERY_CODE.storePickup;
}

/** True when the table leads from one status to the other. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return (ORDER_STATUSES[from].moves as readonly OrderStatus[]).includes(to);
}

/** True until the parcel is with the courier. */
export function canCancel(status: OrderStatus): boolean {
  return canMove(status, "cancelled");
}

/** True where nothing was sold in the end: goods and voucher go back, and money that came in. */
export function endsWithoutSale(status: OrderStatus): boolean {
  return status === "cancelled" || status === "refused";
}

/** The step that a move is told by in a mail, if any: money that was awaited says more than the confirmation. */
export function mailedStep(
  from: OrderStatus,
  to: OrderStatus,
): "paid" | "confirmed" | (typeof MAILED)[number] | undefined {
  if (to === "confirmed") return from === "awaiting_payment" ? "paid" : "confirmed";
  return MAILED.find((status) => status === to);
}
const MAILED = ["shipped", "delivered", "cancelled", "refused"] as const;

/** Where an order begins: one whose money comes by transfer waits for it. */
export function firstStatus({ awaitsPayment }: { awaitsPayment: boolean }): OrderStatus {
  return awaitsPayment ? "awaiting_payment" : "new";
}

/** True from the moment that its parcels are with its buyer, whatever comes back later. */
export function hasArrived(status: OrderStatus): boolean {
  return ARRIVED.has(status);
}

const ARRIVED: ReadonlySet<OrderStatus> = new Set(["delivered", "completed", "partly_returned", "returned"]);

const PERSONAL_DATA_MINUTES = 30;

/** Sending the same order again shows personal data for half an hour only. (decisions/0042: Carts and orders) */
export function showsPersonalData(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() < PERSONAL_DATA_MINUTES * 60_000;
}
