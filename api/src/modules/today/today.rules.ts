/** Who sees what of the day's work, and until when it has to be done: pure. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import { TODAY_KINDS, type TodayKind } from "@curat/contract/staff/today.values";
import type { TodayRow } from "@curat/contract/staff/today";
import { deadlineOf } from "../../calendar/deadline.ts";
import type { Waiting } from "../../calendar/waiting.ts";

/** What one has to be allowed to see of each kind. */
const NEEDS: Record<TodayKind, Permission> = {
  transfers: "orders:view",
  failed_payments: "orders:view",
  to_confirm: "orders:view",
  to_pack: "orders:view",
  to_hand_over: "orders:view",
  awb_problems: "orders:view",
  late_parcels: "orders:view",
  not_collected: "orders:view",
  refunds: "refunds:view",
  returns: "returns:view",
  complaints: "complaints:view",
  reviews: "reviews:view",
  low_stock: "stock:view",
  failed_jobs: "settings:view",
};

/** The kinds that somebody with these permissions sees. */
export function kindsFor(permissions: readonly Permission[]): TodayKind[] {
  return TODAY_KINDS.filter((kind) => permissions.includes(NEEDS[kind]));
}

export type WaitingToday = Partial<Record<TodayKind, Waiting & { details?: string[] }>>;

/** What waits, in the order of the day; what waits for nobody is left out. `days` are those that the law gives a kind. */
export function todayRows(
  waiting: WaitingToday,
  { kinds, days, now }: { kinds: readonly TodayKind[]; days: Partial<Record<TodayKind, number>>; now: Date },
): TodayRow[] {
  return kinds.flatMap((kind) => {
    const { count = 0, oldest = null, due = null, details = [] } = waiting[kind] ?? {};
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
      },
    ];
  });
}
