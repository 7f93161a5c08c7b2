/** The actors who change an order, and its change log entries. A buyer is recorded by account ID only. */
import type { Tx } from "../../../db/database.ts";
import { type Actor, CLOCK, type NewChange, recordChange } from "../../platform/changes/index.ts";
import type { OrderActor } from "./order-moves.store.ts";
import { statusLabel } from "./orders.rules.ts";
import type { Order, PaymentState } from "./orders.store.ts";

export const PROCESSOR: Actor = { ...CLOCK, name: "Procesatorul de plăți" };
export const COURIER: Actor = { ...CLOCK, name: "Curierul" };

export type OrderMover = Exclude<OrderActor, "staff"> | Actor;

/** Returns the actor as named in the order's history, which buyers can read. */
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

/** Recording the entry has no effect if status and payment state are unchanged. */
export function orderChange(before: Order, after: Order, by: OrderMover): NewChange {
  const { id, number } = after;
  const recorded = ({ status, paymentState }: Order) => ({
    status_code: status,
    payment_state: paymentState,
  });
  const sentence =
    before.status === after.status
      ? `Plata comenzii ${number}: ${PAYMENT_LABELS[after.paymentState]}.`
      : `Comanda ${number}: „${statusLabel(before, before.status)}” → „${statusLabel(after, after.status)}”.`;
  return {
    actor: actorOf(by, after),
    subject: { kind: "order", id },
    sentence,
    before: recorded(before),
    after: recorded(after),
    touched: [],
  };
}

export async function recordOrderChange(
  tx: Tx,
  order: Pick<Order, "id" | "customerId">,
  { by, ...change }: Pick<NewChange, "sentence" | "before" | "after"> & { by: OrderMover },
): Promise<{ version: number }> {
  const subject = { kind: "order" as const, id: order.id };
  return recordChange(tx, { ...change, actor: actorOf(by, order), subject, touched: [] });
}
