import { MENU_COUNTS, STAGE_COUNTS } from "@curat/contract/staff/dashboard.values";
import type { DashboardKind } from "@curat/contract/staff/dashboard.values";
import type { OrderStage } from "@curat/contract/staff/orders.values";

/** Number of pending tasks by path of the page that lists them. */
export type WaitingAt = Readonly<Record<string, number>>;

interface Count {
  kind: DashboardKind;
  count: number;
}

export function waitingAt(counts: readonly Count[]): WaitingAt {
  return keyedBy(MENU_COUNTS, counts);
}

/** Returns the number of orders by stage, without empty stages. */
export function orderStages(counts: readonly Count[]): Partial<Record<OrderStage, number>> {
  return keyedBy(STAGE_COUNTS, counts);
}

function keyedBy(keys: Partial<Record<DashboardKind, string>>, counts: readonly Count[]): WaitingAt {
  return Object.fromEntries(
    counts.flatMap(({ kind, count }) => (keys[kind] === undefined ? [] : [[keys[kind], count]])),
  );
}
