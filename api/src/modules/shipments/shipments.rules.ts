/** Which orders a parcel can be named for: pure. */
import { AWB_STATUSES } from "@curat/contract/staff/orders.values";
import type { OrderStatus } from "../orders/index.ts";

/** From the order's confirmation to its arrival there is a parcel to name. */
export function takesAwb({ status }: { status: OrderStatus }): boolean {
  return AWB_STATUSES.some((known) => known === status);
}
