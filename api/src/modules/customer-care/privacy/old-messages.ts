import type { ApiContext } from "../../../context.ts";
import { emptyOldComplaints } from "../../aftersales/complaints/index.ts";
import { deleteOldMessages } from "../../publishing/contact/index.ts";
import { eraseOldPayers } from "../../money/incoming/index.ts";
import { deleteLeftSubscriptions } from "../../selling/newsletter/index.ts";
import { loadPeriods } from "./finished-orders.ts";
import { eraseOldRequests } from "./privacy.store.ts";

/**
 * Erases complaints, messages, payers, ended subscriptions and privacy requests after the same period as old orders.
 * (law: Retention)
 */
export async function forgetOldWords({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const { oldBefore } = await loadPeriods(db, now());
  await emptyOldComplaints(db, oldBefore);
  await deleteOldMessages(db, oldBefore);
  await eraseOldPayers(db, oldBefore);
  await deleteLeftSubscriptions(db, oldBefore);
  await eraseOldRequests(db, oldBefore);
}
