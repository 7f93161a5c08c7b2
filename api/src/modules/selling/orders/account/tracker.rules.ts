/** The delivery steps of an order, derived from its history and status: pure. (decisions/0018: Tracker) */
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { StepState } from "@curat/contract/account-orders.values";
import { type OrderStatus, statusLabel } from "../orders.rules.ts";

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

/** Returns the steps. A cancelled or refused order has its completed steps, then its end. */
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
