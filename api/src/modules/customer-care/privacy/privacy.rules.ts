import type { StoredData } from "@curat/contract/privacy";
import type { DataFate } from "@curat/contract/staff/privacy-requests.values";
import { type Deadline, deadlineOf } from "../../../calendar/deadline.ts";
import { type RETAINED_DATA, termsOf } from "./kept-data.ts";
import { SECTIONS } from "./stored-data.labels.ts";

/** Days that the shop promises customers. The law allows a month (GDPR art. 12; decisions/0021: Data rights). */
export const PRIVACY_DAYS = 30;

/** Returns when a request must be handled; null if it is closed. */
export function requestDeadline(
  { state, createdAt }: { state: string; createdAt: Date },
  now: Date,
): (Deadline & { state: "running" | "late" }) | null {
  if (state !== "open") return null;
  const deadline = deadlineOf(createdAt, PRIVACY_DAYS, now);
  return { ...deadline, state: deadline.daysLeft < 0 ? "late" : "running" };
}

/** For each part of the stored data, the table whose retention terms apply to it. */
const TERMS: Record<keyof StoredData, keyof typeof RETAINED_DATA> = {
  profile: "customer",
  addresses: "customer_address",
  companies: "customer_company",
  orders: "orders",
  invoices: "invoice",
  returns: "return_request",
  refunds: "refund",
  payments: "incoming_row",
  complaints: "complaint",
  reviews: "review",
  favourites: "customer",
  price_lists: "price_list_member",
  payment_terms: "company_credit_buyer",
  buying_for: "customer",
  vouchers: "voucher",
  alerts: "stock_alert",
  lists: "reorder_list",
  carts: "customer",
  newsletter: "newsletter_subscription",
  campaigns: "campaign_recipient",
  messages: "contact_message",
  offers: "offer",
  recurring_orders: "recurring_order",
  own_codes: "customer_code",
  sessions: "customer_session",
  logins: "social_identity",
  moved: "store_migration_record",
  notes: "note",
  requests: "privacy_request",
};

export function termsOfPart(part: keyof StoredData): ReturnType<typeof termsOf> {
  return termsOf(TERMS[part]);
}

export function fatesOf(stored: StoredData): { what: string; count: number; fate: DataFate; why: string }[] {
  // SECTIONS has the keys of the stored data.
  const sections = Object.entries(SECTIONS) as [keyof StoredData, string][];
  return sections.flatMap(([section, what]) => {
    const part = stored[section];
    const count = Array.isArray(part) ? part.length : 1;
    const { fate, why, until } = termsOfPart(section);
    return count === 0 ? [] : [{ what, count, fate, why: `${why} ${until}` }];
  });
}
