/** Order statuses and the allowed changes between them. (decisions/0018: Orders after placing) */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { StepState } from "@curat/contract/account-orders.values";

/** Statuses and their allowed changes. Checks, buttons and tests derive from this table. */
export const ORDER_STATUSES = {
  new: { moves: ["awaiting_payment", "confirmed", "cancelled", "refused"] },
  // Back to new: the buyer replaces a card payment with cash on delivery.
  awaiting_payment: { moves: ["new", "confirmed", "cancelled", "refused"] },
  // Back to awaiting payment: an amendment replaces cash on delivery with another method.
  confirmed: { moves: ["awaiting_payment", "preparing", "cancelled", "refused"] },
  preparing: { moves: ["awaiting_payment", "shipped", "cancelled", "refused"] },
  // Back to preparing: one of several parcels came back and is sent again.
  shipped: { moves: ["preparing", "delivered", "refused"] },
  delivered: { moves: ["completed", "returned", "partly_returned"] },
  completed: { moves: ["returned", "partly_returned"] },
  cancelled: { moves: [] },
  refused: { moves: [] },
  partly_returned: { moves: ["returned"] },
  returned: { moves: [] },
} as const satisfies Record<string, { moves: readonly string[] }>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

export function statusLabel({ deliveryCode }: { deliveryCode: string }, status: OrderStatus): string {
  const { statuses, pickup } = ORDER_NAMES;
  const names: Partial<Record<OrderStatus, string>> = pickup;
  return (isPickup({ deliveryCode }) ? names[status] : undefined) ?? statuses[status];
}

export function isPickup({ deliveryCode }: { deliveryCode: string }): boolean {
  return deliveryCode === DELIVERY_CODE.storePickup;
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return (ORDER_STATUSES[from].moves as readonly OrderStatus[]).includes(to);
}

export function canCancel(status: OrderStatus): boolean {
  return canMove(status, "cancelled");
}

export function endsWithoutSale(status: OrderStatus): boolean {
  return status === "cancelled" || status === "refused";
}

/**
 * Returns the step whose email a status change sends; undefined if it sends none. After a payment, "paid" replaces
 * the confirmation.
 */
export function mailedStep(
  from: OrderStatus,
  to: OrderStatus,
): "paid" | "confirmed" | (typeof MAILED)[number] | undefined {
  if (to === "confirmed") return from === "awaiting_payment" ? "paid" : "confirmed";
  return MAILED.find((status) => status === to);
}
const MAILED = ["shipped", "delivered", "cancelled", "refused"] as const;

export function firstStatus({ awaitsPayment }: { awaitsPayment: boolean }): OrderStatus {
  return awaitsPayment ? "awaiting_payment" : "new";
}

export function hasArrived(status: OrderStatus): boolean {
  return ARRIVED.has(status);
}

const ARRIVED: ReadonlySet<OrderStatus> = new Set(["delivered", "completed", "partly_returned", "returned"]);

const PERSONAL_DATA_MINUTES = 30;

/** Returns whether a repeated order request may still return personal data. (decisions/0042) */
export function showsPersonalData(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() < PERSONAL_DATA_MINUTES * 60_000;
}

/** Returns the last day to invoice a supply: the 15th of the following month. (Codul fiscal, art. 319 (16)) */
export function invoiceDueOn(suppliedOn: string): string {
  const [year = 0, month = 0] = suppliedOn.split("-").map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}

/** Days in Romania, yyyy-mm-dd: the first and last day of arrival, and the latest day of shipping. */
export interface OrderPromise {
  from: string;
  to: string;
  leaves: string;
}

/** "due": the order must ship today. "late": it should already have shipped or arrived. */
export type PromiseState = "due" | "late";

const HERE: readonly OrderStatus[] = ["new", "confirmed", "preparing"];

export function promiseStateOf(
  { status, promise }: { status: OrderStatus; promise: OrderPromise | null },
  now: Date,
): PromiseState | null {
  if (!promise) return null;
  const today = romanianDay(now);
  const isHere = HERE.includes(status);
  if ((isHere || status === "shipped") && promise.to < today) return "late";
  if (!isHere || promise.leaves > today) return null;
  return promise.leaves < today ? "late" : "due";
}

export interface Step {
  code: string;
  label: string;
  state: StepState;
  at: Date | null;
}

const PATH: readonly { code: "received" | OrderStatus; statuses: readonly OrderStatus[] }[] = [
  { code: "received", statuses: ["new", "awaiting_payment"] },
  { code: "confirmed", statuses: ["confirmed"] },
  { code: "preparing", statuses: ["preparing"] },
  { code: "shipped", statuses: ["shipped"] },
  { code: "delivered", statuses: ["delivered", "completed"] },
];

function stepLabel(order: { deliveryCode: string }, code: "received" | OrderStatus): string {
  const { steps } = ORDER_NAMES;
  if (code === "received" || code === "preparing") return steps[code];
  return statusLabel(order, code);
}

export function trackerSteps(
  { status, deliveryCode, placedAt }: { status: OrderStatus; deliveryCode: string; placedAt: Date },
  events: readonly { status: OrderStatus; at: Date }[],
): Step[] {
  const timeOf = (statuses: readonly OrderStatus[]): Date | null =>
    events.find((event) => statuses.includes(event.status))?.at ?? null;
  const path = PATH.map(({ code, statuses }) => ({
    code,
    label: stepLabel({ deliveryCode }, code),
    at: timeOf(statuses) ?? (code === "received" ? placedAt : null),
  }));
  const current = PATH.findIndex(({ statuses }) => statuses.includes(status));
  if (current === -1) {
    const reached = path.filter(({ at }) => at !== null).map((step) => ({ ...step, state: "done" as const }));
    const end = { code: status, label: ORDER_NAMES.statuses[status], at: timeOf([status]) };
    return [...reached, { ...end, state: "ended" }];
  }
  const isAtEnd = current === PATH.length - 1;
  return path.map((step, index) => ({
    ...step,
    at: index > current ? null : step.at,
    state:
      index < current || (isAtEnd && index === current) ? "done" : index === current ? "current" : "next",
  }));
}
