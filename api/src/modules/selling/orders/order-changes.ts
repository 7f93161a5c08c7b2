/** How a change of an order is written down. Of a buyer it says no more than which account; pure. */
import { type Actor, CLOCK, type NewChange } from "../../platform/changes/index.ts";
import type { OrderActor } from "./order-moves.store.ts";
import { statusLabel } from "./orders.rules.ts";
import type { Order, PaymentState } from "./orders.store.ts";

export const PROCESSOR: Actor = { ...CLOCK, name: "Procesatorul de plăți" };
export const COURIER: Actor = { ...CLOCK, name: "Curierul" };

/** Who changes an order: somebody of the shop, or one of those that act by themselves. */
export type OrderMover = Exclude<OrderActor, "staff"> | Actor;

/** How the order's story, which buyers read, calls him. */
export function storyActor(by: OrderMover): OrderActor {
  return typeof by === "string" ? by : "staff";
}

export function actorOf(by: OrderMover, { customerId }: Pick<Order, "customerId">): Actor {
  switch (by) {
    case "customer":
      return { kind: "customer", id: customerId === null ? null : String(customerId), name: "Cumpărătorul" };
    case "payment":
      return PROCESSOR;
    case "courier":
      return COURIER;
    case "system":
      return CLOCK;
    default:
      return by;
  }
}

export const PAYMENT_LABELS: Record<PaymentState, string> = {
  none: "se plătește la primire",
  pending: "în așteptare",
  paid: "plătită",
  failed: "respinsă",
  refund_due: "de restituit",
  refunded: "restituită",
};

/** What to record of an order whose status or payment is another now; where neither is, nothing will be. */
export function orderChange(before: Order, after: Order, by: OrderMover): NewChange {
  const { id, number } = after;
  const sentence =
    before.status === after.status
      ? `Plata comenzii ${number}: ${PAYMENT_LABELS[after.paymentState]}.`
      : `Comanda ${number}: „${statusLabel(before, before.status)}” → „${statusLabel(after, after.status)}”.`;
  return {
    actor: actorOf(by, after),
    subject: { kind: "order", id },
    sentence,
    before: kept(before),
    after: kept(after),
    touched: [],
  };
}

function kept({ status, paymentState }: Order): object {
  return { status_code: status, payment_state: paymentState };
}
