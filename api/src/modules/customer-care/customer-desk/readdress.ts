import type { Tx } from "../../../db/database.ts";
import { readdressComplaints } from "../../aftersales/complaints/index.ts";
import { readdressMessages } from "../../publishing/contact/index.ts";
import { readdressOffers } from "../../selling/offers/index.ts";
import { moveBoundVouchers } from "../../selling/vouchers/index.ts";

/**
 * Moves vouchers for the email, and guest messages sent from it, to the customer's new email (both in lower
 * case). Otherwise export and erasure, which search by email, would miss them.
 * A newsletter subscription remains with the address that agreed to it, and guest orders remain without an
 * account (decision 0055).
 */
export async function readdress(tx: Tx, change: { from: string; to: string }): Promise<void> {
  await moveBoundVouchers(tx, change);
  await readdressMessages(tx, change);
  await readdressComplaints(tx, change);
  await readdressOffers(tx, change);
}
