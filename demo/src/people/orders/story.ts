/** Generates the events that led to an order's current status, with realistic delays. */
import type { OrderEventImport } from "@curat/api";
import type { WrittenOrder } from "./order.ts";

const HOUR_MS = 3_600_000;

/** Hours since the previous event. */
type Step = Omit<OrderEventImport, "at"> & { hours: number };

const PREPARED: Step = { hours: 3, status: "preparing" };
const SHIPPED: Step = { hours: 20, status: "shipped" };
const COMPLETED: Step = { hours: 15 * 24, status: "completed", actor: "system" };
const CANCELLED: Step = { hours: 5, status: "cancelled", actor: "customer" };
const UNPAID: Step = {
  hours: 7 * 24,
  status: "cancelled",
  actor: "system",
  note: "Plata nu a sosit în termen.",
};
const REFUSED: Step = {
  hours: 46,
  status: "refused",
  actor: "courier",
  note: "Destinatarul a refuzat coletul.",
};
const HOURS_TO_RETURN = 11 * 24;

type Ending = Pick<WrittenOrder, "stands" | "payment" | "delivery">;

/** Returns the events after placing, each later than the previous one. */
export function storyOf(ending: Ending, placedAt: Date): OrderEventImport[] {
  let last = placedAt.getTime();
  return stepsOf(ending).map(({ hours, ...event }) => {
    last += hours * HOUR_MS;
    return { ...event, at: new Date(last) };
  });
}

function stepsOf({ stands, payment, delivery }: Ending): Step[] {
  const shipped = [confirmedBy(payment), PREPARED, SHIPPED];
  const actor = delivery === "STORE_PICKUP" ? "staff" : "courier";
  const delivered: Step[] = [...shipped, { hours: 22, status: "delivered", actor }];
  switch (stands) {
    case "new":
    case "awaiting_payment":
      return [];
    case "cancelled":
      if (payment === "BANK") return [UNPAID];
      return payment === "CARD" ? [confirmedBy(payment), CANCELLED] : [CANCELLED];
    case "confirmed":
      return shipped.slice(0, 1);
    case "preparing":
      return shipped.slice(0, 2);
    case "shipped":
      return shipped;
    case "refused":
      return [...shipped, REFUSED];
    case "delivered":
      return delivered;
    case "completed":
      return [...delivered, COMPLETED];
    case "returned":
    case "partly_returned":
      return [...delivered, { hours: HOURS_TO_RETURN, status: stands }];
  }
}

function confirmedBy(payment: Ending["payment"]): Step {
  if (payment === "CARD") return { hours: 0.05, status: "confirmed", actor: "payment" };
  return { hours: payment === "BANK" ? 19 : 1.5, status: "confirmed" };
}
