import { MENU_COUNTS } from "@curat/contract/staff/dashboard.values";
import type { DashboardKind } from "@curat/contract/staff/dashboard.values";

/** Number of pending tasks by path of the page that lists them. */
export type WaitingAt = Readonly<Record<string, number>>;

export function waitingAt(counts: readonly { kind: DashboardKind; count: number }[]): WaitingAt {
  const pages: Partial<Record<DashboardKind, string>> = MENU_COUNTS;
  return Object.fromEntries(
    counts.flatMap(({ kind, count }) => (pages[kind] === undefined ? [] : [[pages[kind], count]])),
  );
}
