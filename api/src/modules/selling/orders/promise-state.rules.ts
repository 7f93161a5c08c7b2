/** Whether a promised day is due or missed: pure. The same in SQL: staff/late-orders.store.ts. */
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { OrderStatus } from "./orders.rules.ts";

/** Days in Romania, yyyy-mm-dd: between which the order arrives, and on which it has to leave. */
export interface OrderPromise {
  from: string;
  to: string;
  leaves: string;
}

/** "due": it has to leave today; "late": it should have left, or arrived. */
export type PromiseState = "due" | "late";

const HERE: readonly OrderStatus[] = ["new", "confirmed", "preparing"];

/** Null for an order that is in time, has arrived, or has no promised day. */
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
