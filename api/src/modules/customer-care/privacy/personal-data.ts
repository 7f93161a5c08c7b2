import type { StoredData } from "@curat/contract/privacy";
import type { Tx } from "../../../db/database.ts";
import { storedCarts } from "../../selling/cart/index.ts";
import { storedComplaints } from "../../aftersales/complaints/index.ts";
import { storedMessages } from "../../publishing/contact/index.ts";
import { storedAccount } from "../../selling/customers/index.ts";
import { storedFavourites } from "../../catalogue/favourites/index.ts";
import { storedPayments } from "../../money/incoming/index.ts";
import { storedInvoices } from "../../money/invoices/index.ts";
import { storedMigrations } from "../../exchange/store-migration/index.ts";
import { storedSubscriptions } from "../../selling/newsletter/index.ts";
import { storedOffers } from "../../selling/offers/index.ts";
import { storedOrders } from "../../selling/orders/index.ts";
import { storedCustomerCodes } from "../../selling/order-sheet/index.ts";
import { storedCredit } from "../../selling/credit/index.ts";
import { storedBuyingChoice, storedPriceLists } from "../../catalogue/price-lists/index.ts";
import { storedReorderLists } from "../../selling/reorder-lists/index.ts";
import { storedRefunds } from "../../selling/refunds/index.ts";
import { storedReturns } from "../../aftersales/returns/index.ts";
import { storedRecurringOrders } from "../../selling/recurring-orders/index.ts";
import { storedReviews } from "../../publishing/reviews/index.ts";
import { storedSessions } from "../../platform/sessions/index.ts";
import { storedCampaigns } from "../campaigns/index.ts";
import { storedAlerts } from "../stock-alerts/index.ts";
import { storedBoundVouchers } from "../../selling/vouchers/index.ts";
import { storedRequests } from "./privacy.store.ts";

export interface Person {
  customerId: number | null;
  email: string;
}

/** Returns everything stored about a person, under the names of the database columns. */
export async function loadStoredData(tx: Tx, { customerId, email }: Person): Promise<StoredData> {
  const address = email.toLowerCase();
  const person = { customerId, email: address };
  return {
    ...(customerId === null ? guestsPart(address) : await accountsPart(tx, customerId)),
    orders: await storedOrders(tx, person),
    invoices: await storedInvoices(tx, person),
    reviews: await storedReviews(tx, person),
    campaigns: await storedCampaigns(tx, address),
    newsletter: await storedSubscriptions(tx, address),
    vouchers: await storedBoundVouchers(tx, address),
    complaints: await storedComplaints(tx, person),
    returns: await storedReturns(tx, person),
    refunds: await storedRefunds(tx, person),
    payments: await storedPayments(tx, person),
    messages: await storedMessages(tx, address),
    offers: await storedOffers(tx, person),
    recurring_orders: await storedRecurringOrders(tx, person),
    moved: await storedMigrations(tx, { customerId, email }),
    requests: await storedRequests(tx, person),
  };
}

async function accountsPart(tx: Tx, customerId: number) {
  return {
    ...(await storedAccount(tx, customerId)),
    favourites: await storedFavourites(tx, customerId),
    price_lists: await storedPriceLists(tx, customerId),
    payment_terms: await storedCredit(tx, customerId),
    buying_for: await storedBuyingChoice(tx, customerId),
    alerts: await storedAlerts(tx, customerId),
    lists: await storedReorderLists(tx, customerId),
    own_codes: await storedCustomerCodes(tx, customerId),
    carts: await storedCarts(tx, customerId),
    sessions: await storedSessions(tx, customerId),
  };
}

function guestsPart(email: string) {
  const nothing = { addresses: [], companies: [], notes: [], logins: [], favourites: [], price_lists: [] };
  const nothingElse = {
    payment_terms: [],
    buying_for: [],
    alerts: [],
    lists: [],
    own_codes: [],
    carts: [],
    sessions: [],
  };
  return { profile: { email }, ...nothing, ...nothingElse };
}

/** Returns whether anything other than privacy requests is stored about a guest. */
export function isKnown({ profile: _profile, requests: _requests, ...parts }: StoredData): boolean {
  return Object.values(parts).some((rows) => rows.length > 0);
}
