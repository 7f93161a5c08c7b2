/** Moves records that are tied to an account's address when the address changes. */
import type { Tx } from "../../../db/database.ts";
import { readdressComplaints } from "../../aftersales/complaints/index.ts";
import { readdressMessages } from "../../publishing/contact/index.ts";
import { readdressOffers } from "../../selling/offers/index.ts";
import { moveBoundVouchers } from "../../selling/vouchers/index.ts";

/**
 * Moves vouchers bound to the address, and messages written under it without an account, to the customer's
 * new address; otherwise export and erasure, which work by address, would miss them. Both addresses in lower
 * case. A newsletter subscription stays with the address that agreed to it, and guest orders stay without an
 * account
 * (decision 0055).
 */
export async function readdress(tx: Tx, change: { from: string; to: string }): Promise<void> {
  await moveBoundVouchers(tx, change);
  await readdressMessages(tx, change);
  await readdressComplaints(tx, change);
  await readdressOffers(tx, change);
}
