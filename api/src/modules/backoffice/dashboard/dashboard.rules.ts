import type { Permission } from "@curat/contract/staff/permissions.values";
import {
  DASHBOARD_KINDS,
  DASHBOARD_PERMISSIONS,
  type DashboardKind,
} from "@curat/contract/staff/dashboard.values";
import type { DashboardRow } from "@curat/contract/staff/dashboard";
import { deadlineOf } from "../../../calendar/deadline.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

export function kindsFor(permissions: readonly Permission[]): DashboardKind[] {
  return DASHBOARD_KINDS.filter((kind) => permissions.includes(DASHBOARD_PERMISSIONS[kind]));
}

export type WaitsFor = Waiting & Partial<Pick<DashboardRow, "details" | "pages">>;
export type DashboardFigures = Partial<Record<DashboardKind, WaitsFor>>;

/** Returns pending work in a fixed order, without empty kinds. `days` has the deadlines in days, by kind. */
export function dashboardRows(
  waiting: DashboardFigures,
  {
    kinds,
    days,
    now,
  }: { kinds: readonly DashboardKind[]; days: Partial<Record<DashboardKind, number>>; now: Date },
): DashboardRow[] {
  return kinds.flatMap((kind) => {
    const { count = 0, oldest = null, due = null, details = [], pages = [] } = waiting[kind] ?? {};
    if (count === 0) return [];
    const legal = days[kind];
    const byLaw = legal === undefined || oldest === null ? null : deadlineOf(oldest, legal, now);
    const until = due === null ? byLaw : deadlineOf(due, 0, now);
    return [
      {
        kind,
        count,
        oldest: oldest?.toISOString() ?? null,
        deadline: until && {
          until: until.until,
          days_left: until.daysLeft,
          state: until.daysLeft < 0 ? ("late" as const) : ("running" as const),
        },
        details,
        pages,
      },
    ];
  });
}

export interface Notified {
  count: number;
  newest: Date | null;
}

/**
 * Returns whether there is work about which staff have not been notified. Returns false at the first check, when
 * `reported` is undefined.
 */
export function isNews({ count, newest = null }: Waiting, reported: Notified | undefined): boolean {
  if (reported === undefined || count === 0) return false;
  if (newest === null) return count > reported.count;
  return reported.newest === null || newest > reported.newest;
}
