/** The delivery-step tracker, derived from an order's story and the table of statuses: pure. (decisions/0042: Tracker) */
import type { StepState } from "@curat/contract/account-orders.values";
import { isPickup, ORDER_STATUSES, type OrderStatus, PICKUP_LABELS } from "../orders.rules.ts";

export interface StatusAt {
  status: OrderStatus;
  at: Date;
}
export interface Step {
  code: string;
  label: string;
  state: StepState;
  at: Date | null;
}

interface PathStep {
  code: string;
  label: string;
  statuses: readonly OrderStatus[];
}
const PATH: readonly PathStep[] = [
  { code: "received", label: "Comandă primită", statuses: ["new", "awaiting_payment"] },
  { code: "confirmed", label: "Confirmată", statuses: ["confirmed"] },
  { code: "preparing", label: "Pregătită", statuses: ["preparing"] },
  { code: "shipped", label: "Predată curierului", statuses: ["shipped"] },
  { code: "delivered", label: "Livrată", statuses: ["delivered", "completed"] },
];

/** Steps in order, each with its time; an order that ended otherwise shows what it reached and then its end. */
export function trackerSteps(
  { status, deliveryCode, placedAt }: { status: OrderStatus; deliveryCode: string; placedAt: Date },
  events: readonly StatusAt[],
): Step[] {
  const timeOf = (statuses: readonly OrderStatus[]): Date | null =>
    events.find((event) => statuses.includes(event.status))?.at ?? null;
  const path = PATH.map(({ code, label, statuses }) => ({
    code,
    label: isPickup({ deliveryCode }) ? (PICKUP_LABELS[code] ?? label) : label,
    at: timeOf(statuses) ?? (code === "received" ? placedAt : null),
  }));
  const current = PATH.findIndex(({ statuses }) => statuses.includes(status));
  if (current === -1) {
    const reached = path.filter(({ at }) => at !== null).map((step) => ({ ...step, state: "done" as const }));
    const end = { code: status, label: ORDER_STATUSES[status].label, at: timeOf([status]) };
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
