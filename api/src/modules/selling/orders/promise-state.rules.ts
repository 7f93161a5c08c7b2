/** How a promised day stands: pure. The list's filters say the same in SQL (staff/promised-orders.store.ts). */
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { OrderStatus } from "./orders.rules.ts";

/** Days of Romania's calendar, yyyy-mm-dd: when it may come, and when it has to leave for that. */
export interface OrderPromise {
  from: string;
  to: string;
  leaves: string;
}

/** It has to leave today; it should have left, or be there. */
export type PromiseState = "due" | "late";

const HERE: readonly OrderStatus[] = ["new", "confirmed", "preparing"];

/** Null where there is nothing to hurry for: on its way in time, there already, or promised nothing. */
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
