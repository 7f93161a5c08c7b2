/** History state that passes an order from the list to its page (C-133; decisions/0020: Small conflicts). */
import type { OrderSummary } from "../../../components/order/order-view.ts";

interface Passed {
  id: string;
  order: string;
}

export function orderState(order: OrderSummary): Passed {
  return { id: order.id, order: JSON.stringify(order) };
}

/** Returns the order passed to this page, or undefined if it is missing or has another id. */
export function orderOfState(state: unknown, id: string | undefined): OrderSummary | undefined {
  const { order } = (state ?? {}) as Partial<Passed>;
  try {
    const passed = JSON.parse(order ?? "null") as OrderSummary | null;
    return passed?.id === id && Array.isArray(passed?.lines) ? passed : undefined;
  } catch {
    return undefined;
  }
}
