import type { DashboardRow } from "@curat/contract/staff/dashboard";
import {
  DASHBOARD_PERMISSIONS,
  type DashboardKind,
  MENU_COUNTS,
  STAGE_COUNTS,
} from "@curat/contract/staff/dashboard.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import type { Person } from "../../../http/caller.ts";
import { failedBackgroundJobs } from "../../platform/background-jobs/index.ts";
import { waitingMessages } from "../../publishing/contact/index.ts";
import { lowStock } from "../../catalogue/catalog/index.ts";
import { ANSWER_DAYS, waitingComplaints } from "../../aftersales/complaints/index.ts";
import { failedDrafts } from "../../publishing/drafts/index.ts";
import { waitingCash } from "../../money/incoming/index.ts";
import {
  waitingBuyerMessages,
  waitingForAnaf,
  waitingForIssuer,
  waitingForZips,
  waitingLogin,
} from "../../money/invoices/index.ts";
import { waitingOffers } from "../../selling/offers/index.ts";
import { unansweredDrafts } from "../../selling/recurring-orders/index.ts";
import { waitingForInvoice, waitingOrders } from "../../selling/orders/index.ts";
import { expiringLots } from "../../purchasing/lots/index.ts";
import { PRIVACY_DAYS, waitingRequests } from "../../customer-care/privacy/index.ts";
import { waitingRefunds } from "../../selling/refunds/index.ts";
import { REFUND_DAYS, waitingReturns } from "../../aftersales/returns/index.ts";
import { waitingReviews } from "../../publishing/reviews/index.ts";
import { loadNoticeChoices } from "../../platform/staff/index.ts";
import { failedJobs } from "./failed-jobs.store.ts";
import { kindsFor, dashboardRows, type DashboardFigures, type WaitsFor } from "./dashboard.rules.ts";

/** Kinds that are queried one by one. Order-related kinds are queried together. */
const READERS: Partial<Record<DashboardKind, (db: Db, now: Date) => Promise<WaitsFor>>> = {
  cash_not_received: waitingCash,
  refunds: waitingRefunds,
  not_invoiced: waitingForInvoice,
  issuer_invoices: waitingForIssuer,
  anaf_invoices: waitingForAnaf,
  anaf_messages: waitingBuyerMessages,
  anaf_login: waitingLogin,
  anaf_zips: waitingForZips,
  returns: waitingReturns,
  complaints: waitingComplaints,
  messages: waitingMessages,
  offers: waitingOffers,
  recurring_orders: unansweredDrafts,
  reviews: waitingReviews,
  privacy_requests: waitingRequests,
  low_stock: lowStock,
  expiring_lots: expiringLots,
  failed_work: failedBackgroundJobs,
  failed_publishing: failedDrafts,
  failed_jobs: failedJobs,
};

/** Deadlines in days: legal periods, and the shop's own for complaints (decision 0054). */
const DAYS = {
  refunds: REFUND_DAYS,
  returns: REFUND_DAYS,
  complaints: ANSWER_DAYS,
  privacy_requests: PRIVACY_DAYS,
};

export async function readWaiting(
  db: Db,
  now: Date,
  kinds: readonly DashboardKind[],
): Promise<DashboardFigures> {
  const waiting: DashboardFigures = {};
  if (kinds.some((kind) => DASHBOARD_PERMISSIONS[kind] === "orders:view"))
    for (const { kind, ...counted } of await waitingOrders(db, now)) waiting[kind] = counted;
  for (const kind of kinds) {
    const read = READERS[kind];
    if (read) waiting[kind] = await read(db, now);
  }
  return waiting;
}

export async function loadToday(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { memberId, permissions }: Pick<Person, "memberId" | "permissions">,
): Promise<DashboardRow[]> {
  const kinds = await shownKinds(db, { memberId, permissions });
  return dashboardRows(await readWaiting(db, now(), kinds), { kinds, days: DAYS, now: now() });
}

/**
 * Returns the number of pending tasks for each kind that the menu or the order tabs count and the person may see.
 * Omits kinds without tasks.
 */
export async function loadCounts(
  { db, now }: Pick<ApiContext, "db" | "now">,
  person: Pick<Person, "memberId" | "permissions">,
): Promise<{ kind: DashboardKind; count: number }[]> {
  const kinds = (await shownKinds(db, person)).filter(
    (kind) => Object.hasOwn(MENU_COUNTS, kind) || Object.hasOwn(STAGE_COUNTS, kind),
  );
  const waiting = await readWaiting(db, now(), kinds);
  return kinds.flatMap((kind) => {
    const count = waiting[kind]?.count ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

async function shownKinds(
  db: Db,
  { memberId, permissions }: Pick<Person, "memberId" | "permissions">,
): Promise<DashboardKind[]> {
  const chosen: ReadonlyMap<DashboardKind, string> = await loadNoticeChoices(db, memberId);
  return kindsFor(permissions).filter((kind) => chosen.get(kind) !== "none");
}
