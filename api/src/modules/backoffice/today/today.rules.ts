/** Who sees what of the day's work, and until when it has to be done: pure. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import {
  DASHBOARD_KINDS,
  DASHBOARD_PERMISSIONS,
  type DashboardKind,
} from "@curat/contract/staff/today.values";
import type { DashboardRow } from "@curat/contract/staff/today";
import { deadlineOf } from "../../../calendar/deadline.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

/** The kinds that somebody with these permissions sees. */
export function kindsFor(permissions: readonly Permission[]): DashboardKind[] {
  return DASHBOARD_KINDS.filter((kind) => permissions.includes(DASHBOARD_PERMISSIONS[kind]));
}

/** What waits of a kind, and what it is about where that is told. */
export type WaitsFor = Waiting & Partial<Pick<DashboardRow, "details" | "pages">>;
export type DashboardFigures = Partial<Record<DashboardKind, WaitsFor>>;

/** What waits, in the order of the day; what waits for nobody is left out. `days` are those that the law gives a kind. */
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

/** What of a kind waited when the people were told of it. */
export interface Notified {
  count: number;
  newest: Date | null;
}

/** Whether something came that nobody was told of; what was never looked at before is no news. */
export function isNews({ count, newest = null }: Waiting, told: Notified | undefined): boolean {
  if (told === undefined || count === 0) return false;
  if (newest === null) return count > told.count;
  return told.newest === null || newest > told.newest;
}
