import type { Tx } from "../../../db/database.ts";
import { readdressComplaints } from "../../aftersales/complaints/index.ts";
import { readdressMessages } from "../../publishing/contact/index.ts";
import { readdressOffers } from "../../selling/offers/index.ts";
import { readdressRecurringOrders } from "../../selling/recurring-orders/index.ts";
import { moveBoundVouchers } from "../../selling/vouchers/index.ts";

/**
 * Moves vouchers, messages, complaints, offers and recurring orders to the new email, so that export and erasure find them (decision 0055).
 * Newsletter subscriptions keep the former email. Both emails are in lower case.
 */
export async function readdress(tx: Tx, change: { from: string; to: string }): Promise<void> {
  await moveBoundVouchers(tx, change);
  await readdressMessages(tx, change);
  await readdressComplaints(tx, change);
  await readdressOffers(tx, change);
  await readdressRecurringOrders(tx, change);
}
