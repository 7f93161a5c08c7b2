import { toLei, type Wire } from "@curat/contract/lei.values";
import type { StaffCustomer, StaffCustomerRow } from "@curat/contract/staff/customers";
import type { Tx } from "../../../db/database.ts";
import { type Actor, versionOf } from "../../platform/changes/index.ts";
import { storedComplaints } from "../../aftersales/complaints/index.ts";
import {
  type Bought,
  type CustomerRow,
  customerSubject,
  findStored,
  loadAddresses,
  loadOrderTotals,
  loadCompanies,
  loadLogins,
  toWireAddress,
  toWireCompany,
} from "../../selling/customers/index.ts";
import { loadFavouriteIds } from "../../catalogue/favourites/index.ts";
import { findSubscription } from "../../selling/newsletter/index.ts";
import { showNotes } from "../../platform/notes/index.ts";
import { buyersOrders } from "../../selling/orders/index.ts";
import { storedRequests } from "../privacy/index.ts";
import { returnStatusLabel, storedReturns } from "../../aftersales/returns/index.ts";
import { storedReviews } from "../../publishing/reviews/index.ts";
import { storedSessions } from "../../platform/sessions/index.ts";

type Asker = Pick<Actor, "kind" | "id">;

const NOTHING: Bought = { orders: 0, spentBani: 0, lastAt: null };

export function toWireCustomerRow(row: CustomerRow, bought: Bought = NOTHING): Wire<StaffCustomerRow> {
  return {
    ...toWirePerson(row),
    orders: bought.orders,
    spent: toLei(bought.spentBani),
    last_order_at: bought.lastAt?.toISOString() ?? null,
  };
}

function toWirePerson({ id, firstName, lastName, email, phone, lockedAt, createdAt }: CustomerRow) {
  return {
    id,
    firstname: firstName,
    lastname: lastName,
    email,
    phone,
    state: lockedAt ? ("locked" as const) : ("active" as const),
    created_at: createdAt.toISOString(),
  };
}

export async function loadStaffCustomer(
  tx: Tx,
  { id, asker, now }: { id: number; asker: Asker; now: Date },
): Promise<Wire<StaffCustomer> | undefined> {
  const customer = await findStored(tx, id);
  if (!customer) return undefined;
  const { email } = customer;
  const orders = await buyersOrders(tx, { customerId: id, email });
  const bought = (await loadOrderTotals(tx, [id])).get(id) ?? NOTHING;
  return {
    ...toWirePerson(customer),
    locked_at: customer.lockedAt?.toISOString() ?? null,
    has_password: customer.hasPassword,
    logins: await loadLogins(tx, id),
    ...(await sessionsOf(tx, id, now)),
    favourites: (await loadFavouriteIds(tx, id)).length,
    addresses: (await loadAddresses(tx, id)).map(toWireAddress),
    companies: (await loadCompanies(tx, id)).map(toWireCompany),
    newsletter: await newsletterOf(tx, email.toLowerCase()),
    orders: orders.own,
    guest_orders: orders.guests,
    orders_total: bought.orders,
    spent: toLei(bought.spentBani),
    ...(await wordsOf(tx, { id, email: email.toLowerCase() })),
    notes: await showNotes(tx, { about: "customer", aboutId: id }, asker),
    version: await versionOf(tx, customerSubject(id)),
  };
}

async function sessionsOf(tx: Tx, id: number, now: Date) {
  const open = (await storedSessions(tx, id)).filter(({ expires_at }) => expires_at > now);
  const last = Math.max(0, ...open.map(({ used_at }) => used_at.getTime()));
  return { sessions: open.length, last_seen_at: last === 0 ? null : new Date(last).toISOString() };
}

async function newsletterOf(tx: Tx, email: string): Promise<Wire<StaffCustomer>["newsletter"]> {
  const found = await findSubscription(tx, email);
  if (!found) return null;
  const { askedAt, confirmedAt, leftAt } = found;
  return {
    asked_at: askedAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    left_at: leftAt?.toISOString() ?? null,
  };
}

async function wordsOf(tx: Tx, { id, email }: { id: number; email: string }) {
  const person = { customerId: id, email };
  const returns = await storedReturns(tx, person);
  const complaints = await storedComplaints(tx, person);
  const reviews = await storedReviews(tx, person);
  const requests = await storedRequests(tx, person);
  return {
    returns: returns.map((row) => ({
      id: row.id,
      number: String(row.number),
      orderid: row.order_id,
      status: returnStatusLabel(row.status),
      created_at: row.created_at.toISOString(),
    })),
    complaints: complaints.map((row) => ({
      id: row.id,
      number: String(row.number),
      subject: row.subject,
      state: row.state,
      created_at: row.created_at.toISOString(),
    })),
    reviews: reviews.map((row) => ({
      id: row.id,
      productid: row.product_id,
      product: row.product,
      stars: row.stars,
      state: row.state,
      created_at: row.created_at.toISOString(),
    })),
    requests: requests.map(({ kind, state, created_at }) => ({
      kind,
      state,
      created_at: created_at.toISOString(),
    })),
  };
}
