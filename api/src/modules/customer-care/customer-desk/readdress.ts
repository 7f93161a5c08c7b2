/** What stands under an account's address and not in the account, as the address becomes another. */
import type { Tx } from "../../../db/database.ts";
import { readdressComplaints } from "../../aftersales/complaints/index.ts";
import { readdressMessages } from "../../publishing/contact/index.ts";
import { readdressOffers } from "../../selling/offers/index.ts";
import { moveBoundVouchers } from "../../selling/vouchers/index.ts";

/**
 * Has codes that are bound to an address, and what was written under it without an account, follow to the one that the
 * customer has now: told and erased by address, they would be nobody's. Both addresses in lower case. A newsletter stays with
 * the address that agreed to it, an order of a guest with nobody (decision 0055).
 */
export async function readdress(tx: Tx, change: { from: string; to: string }): Promise<void> {
  await moveBoundVouchers(tx, change);
  await readdressMessages(tx, change);
  await readdressComplaints(tx, change);
  await readdressOffers(tx, change);
}
