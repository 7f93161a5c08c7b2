import { localMemory } from "../session/browser-storage.ts";
import { REPORTED_ORDERS } from "../session/local-keys.ts";

const MAX_ORDERS = 20;

/** True once for each order, in all tabs of this browser: a reload, the back button or a copied tab tells none again. */
export function isFirstTime(randomId: string): boolean {
  const told = (localMemory.getItem(REPORTED_ORDERS) ?? "").split(" ").filter(Boolean);
  if (told.includes(randomId)) return false;
  localMemory.setItem(REPORTED_ORDERS, [randomId, ...told].slice(0, MAX_ORDERS).join(" "));
  return true;
}
