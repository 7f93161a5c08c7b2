/** Which orders a parcel can be named for: pure. */
import type { OrderStatus } from "../orders/index.ts";

/** From the order's confirmation to its arrival there is a parcel to name. */
export function takesAwb({ status }: { status: OrderStatus }): boolean {
  return status === "confirmed" || status === "preparing" || status === "shipped";
}
