import { localMemory } from "../session/browser-storage.ts";
import { REPORTED_ORDERS } from "../session/local-keys.ts";

const MAX_ORDERS = 20;

/** Returns true on the first call for an order in this browser, across all tabs. Remembers only the latest orders. */
export function isFirstTime(randomId: string): boolean {
  const reported = (localMemory.getItem(REPORTED_ORDERS) ?? "").split(" ").filter(Boolean);
  if (reported.includes(randomId)) return false;
  localMemory.setItem(REPORTED_ORDERS, [randomId, ...reported].slice(0, MAX_ORDERS).join(" "));
  return true;
}
