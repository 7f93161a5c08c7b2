/** Whether a promised day is due or missed: pure. The SQL equivalent is in staff/late-orders.store.ts. */
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { OrderStatus } from "./orders.rules.ts";

/** Days in Romania, yyyy-mm-dd: the first and last day of arrival, and the latest day of shipping. */
export interface OrderPromise {
  from: string;
  to: string;
  leaves: string;
}

/** "due": it must ship today; "late": it should have shipped or arrived earlier. */
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
