/** A person, told and erased: the one place that knows every module that keeps something of one, so that none is forgotten. */
import type { StoredData } from "@curat/contract/privacy";
import type { Tx } from "../../db/database.ts";
import { forgetMailsTo } from "../../jobs/enqueue.ts";
import { eraseCarts, storedCarts } from "../cart/index.ts";
import { eraseComplainant, storedComplaints } from "../complaints/index.ts";
import { eraseMessages, storedMessages } from "../contact/index.ts";
import { eraseAccount, storedAccount } from "../customers/index.ts";
import { eraseFiles } from "../data-exchange/index.ts";
import { eraseFavourites, storedFavourites } from "../favourites/index.ts";
import { storedInvoices } from "../invoices/index.ts";
import { eraseMoved, storedMoved } from "../moving/index.ts";
import { eraseSubscriptions, storedSubscriptions } from "../newsletter/index.ts";
import { eraseOffers, storedOffers } from "../offers/index.ts";
import { eraseBuyer, storedOrders } from "../orders/index.ts";
import { eraseCustomerCodes, storedCustomerCodes } from "../order-sheet/index.ts";
import { erasePriceLists, storedBuyingChoice, storedPriceLists } from "../price-lists/index.ts";
import { eraseReorderLists, storedReorderLists } from "../reorder-lists/index.ts";
import { eraseReturner, storedReturns } from "../returns/index.ts";
import { eraseReviewer, storedReviews } from "../reviews/index.ts";
import { eraseSessions, storedSessions } from "../sessions/index.ts";
import { eraseAlerts, storedAlerts } from "../stock-alerts/index.ts";
import { eraseBoundVouchers, storedBoundVouchers } from "../vouchers/index.ts";
import { eraseRequests, storedRequests } from "./privacy.store.ts";

interface Person {
  customerId: number;
  email: string;
}

/** Everything that is stored about a customer, in the words of the tables, read in the caller's transaction. */
export async function loadStoredData(tx: Tx, { customerId, email }: Person): Promise<StoredData> {
  const address = email.toLowerCase();
  const { profile, addresses, companies, notes, logins } = await storedAccount(tx, customerId);
  return {
    profile,
    addresses,
    companies,
    orders: await storedOrders(tx, customerId),
    invoices: await storedInvoices(tx, customerId),
    reviews: await storedReviews(tx, customerId),
    newsletter: await storedSubscriptions(tx, address),
    favourites: await storedFavourites(tx, customerId),
    price_lists: await storedPriceLists(tx, customerId),
    buying_for: await storedBuyingChoice(tx, customerId),
    vouchers: await storedBoundVouchers(tx, address),
    alerts: await storedAlerts(tx, customerId),
    lists: await storedReorderLists(tx, customerId),
    notes,
    logins,
    complaints: await storedComplaints(tx, { customerId, email: address }),
    returns: await storedReturns(tx, customerId),
    messages: await storedMessages(tx, address),
    own_codes: await storedCustomerCodes(tx, customerId),
    offers: await storedOffers(tx, { customerId, email: address }),
    moved: await storedMoved(tx, { customerId, email }),
    requests: await storedRequests(tx, customerId),
    carts: await storedCarts(tx, customerId),
    sessions: await storedSessions(tx, customerId),
  };
}

/**
 * Deletes what only served the customer, and takes the name off what others still read. Orders, invoices and the
 * refunds of returns stay, as accounting law wants them, without their customer. The customer's row is locked before.
 */
export async function erase(tx: Tx, { customerId, email }: Person, now: Date): Promise<void> {
  const address = email.toLowerCase();
  await forgetMailsTo(tx, { customerId, email: address });
  await eraseCarts(tx, customerId);
  await eraseSessions(tx, customerId);
  await eraseFavourites(tx, customerId);
  await erasePriceLists(tx, customerId);
  await eraseAlerts(tx, customerId);
  await eraseReorderLists(tx, customerId);
  await eraseSubscriptions(tx, address);
  await eraseMessages(tx, address);
  await eraseOffers(tx, { customerId, email: address });
  await eraseCustomerCodes(tx, customerId);
  await eraseBoundVouchers(tx, address);
  await eraseReviewer(tx, customerId);
  await eraseComplainant(tx, { customerId, email: address });
  await eraseBuyer(tx, customerId, now);
  await eraseReturner(tx, customerId);
  await eraseRequests(tx, customerId);
  await eraseFiles(tx, address);
  await eraseMoved(tx, { customerId, email });
  await eraseAccount(tx, customerId, now);
}
