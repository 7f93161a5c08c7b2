import { type Marks, personPatterns } from "../../../db/names-person.ts";
import type { Tx } from "../../../db/database.ts";
import { forgetMailsTo } from "../../../jobs/enqueue.ts";
import { eraseCarts } from "../../selling/cart/index.ts";
import { eraseComplainant } from "../../aftersales/complaints/index.ts";
import { eraseMessages } from "../../publishing/contact/index.ts";
import { eraseAccount, storedAccount } from "../../selling/customers/index.ts";
import { eraseFiles } from "../../exchange/data-exchange/index.ts";
import { eraseFavourites } from "../../catalogue/favourites/index.ts";
import { eraseMigrations } from "../../exchange/store-migration/index.ts";
import { eraseSubscriptions } from "../../selling/newsletter/index.ts";
import { eraseOffers } from "../../selling/offers/index.ts";
import { eraseBuyer, waitingErasures } from "../../selling/orders/index.ts";
import { eraseCustomerCodes } from "../../selling/order-sheet/index.ts";
import { erasePriceLists } from "../../catalogue/price-lists/index.ts";
import { eraseCreditBuyer } from "../../selling/credit/index.ts";
import { eraseRecurringOrders } from "../../selling/recurring-orders/index.ts";
import { eraseReorderLists } from "../../selling/reorder-lists/index.ts";
import { moveReturns } from "../../aftersales/returns/index.ts";
import { eraseReviewer } from "../../publishing/reviews/index.ts";
import { eraseSessions } from "../../platform/sessions/index.ts";
import { eraseCampaigns } from "../campaigns/index.ts";
import { eraseAlerts } from "../stock-alerts/index.ts";
import { eraseBoundVouchers } from "../../selling/vouchers/index.ts";
import { forgetOrdersOf, type Periods } from "./finished-orders.ts";
import { eraseMentions } from "./mentions.ts";
import type { Person } from "./personal-data.ts";
import { eraseRequests, lockAddress } from "./privacy.store.ts";

/** Numbers of unfinished orders. Their data are erased once the orders are finished. */
export interface Erased {
  waiting: number[];
}

/**
 * Erases a person from every module with personal data. The caller must lock the customer's row. Invoices keep what
 * accounting law requires. A nightly job handles unfinished orders later. Repeated erasures have the same result.
 */
export async function erase(tx: Tx, { customerId, email }: Person, periods: Periods): Promise<Erased> {
  const address = email.toLowerCase();
  const person = { customerId, email: address };
  await lockAddress(tx, address);
  const account = customerId === null ? undefined : (await storedAccount(tx, customerId)).profile;
  const { freed, addresses } = await eraseBuyer(tx, person, periods.now);
  const people = account
    ? [...freed, { phone: account.phone, firstName: account.first_name, lastName: account.last_name }]
    : freed;
  const marks: Marks = {
    emails: [address, ...addresses],
    phones: people.map(({ phone }) => phone),
    names: people.map(({ firstName, lastName }) => [firstName, lastName] as const),
  };
  const patterns = personPatterns(marks);
  await forgetMailsTo(tx, person);
  await eraseSubscriptions(tx, address);
  await eraseCampaigns(tx, address);
  await eraseMessages(tx, address, patterns);
  await eraseOffers(tx, person, patterns);
  await eraseRecurringOrders(tx, person, patterns);
  await eraseBoundVouchers(tx, address);
  await eraseReviewer(tx, person, patterns);
  await eraseComplainant(tx, person, patterns);
  await eraseRequests(tx, person);
  await eraseFiles(tx, address, patterns);
  await eraseMigrations(tx, { customerId, email });
  if (customerId !== null) await eraseAccounts(tx, customerId, periods.now);
  await eraseMentions(tx, marks);
  const ids = freed.map(({ id }) => id);
  await forgetOrdersOf(tx, ids, periods);
  return { waiting: await waitingErasures(tx, ids) };
}

async function eraseAccounts(tx: Tx, customerId: number, now: Date): Promise<void> {
  await eraseCarts(tx, customerId);
  await eraseSessions(tx, customerId);
  await eraseFavourites(tx, customerId);
  await erasePriceLists(tx, customerId);
  await eraseCreditBuyer(tx, customerId);
  await eraseAlerts(tx, customerId);
  await eraseReorderLists(tx, customerId);
  await eraseCustomerCodes(tx, customerId);
  await moveReturns(tx, { from: customerId, into: null });
  await eraseAccount(tx, customerId, now);
}
