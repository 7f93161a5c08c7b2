import type { StatusLook } from "../orders/order-view.ts";

/** Colour of a return's status; its word is the provider's. */
export function lookOfReturn(code: string | undefined): StatusLook {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
