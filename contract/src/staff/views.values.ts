import type { Permission } from "./permissions.values.ts";

/** Lists that views are kept of, each with what one has to be allowed to see it. */
export const VIEW_LISTS = {
  changes: "changes:view",
  orders: "orders:view",
  people: "staff:view",
  returns: "returns:view",
} as const satisfies Record<string, Permission>;
export type ViewList = keyof typeof VIEW_LISTS;

/** So many views one person keeps of a list. */
export const MOST_VIEWS = 30;
