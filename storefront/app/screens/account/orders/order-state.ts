/** The order that the list hands to its page, as text in the history's state (C-133; decisions/0020: Small conflicts). */
import type { OrderSummary } from "../../../components/order/order-view.ts";

interface Passed {
  id: string;
  order: string;
}

/** What the list's link to an order carries. */
export function orderState(order: OrderSummary): Passed {
  return { id: order.id, order: JSON.stringify(order) };
}

/** The order that was handed to this page; undefined where none was, or another one. */
export function orderOfState(state: unknown, id: string | undefined): OrderSummary | undefined {
  const { order } = (state ?? {}) as Partial<Passed>;
  try {
    const passed = JSON.parse(order ?? "null") as OrderSummary | null;
    return passed?.id === id && Array.isArray(passed?.lines) ? passed : undefined;
  } catch {
    return undefined; // a state that somebody else wrote
  }
}
