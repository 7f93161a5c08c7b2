import type { Permission } from "./permissions.values.ts";

/** What comes in and goes out as files of rows. */
export const SHEET_KINDS = [
  "products",
  "prices",
  "stock",
  "categories",
  "parameters",
  "redirects",
  "customers",
  "companies",
  "customer-groups",
  "orders",
  "reviews",
] as const;
export type SheetKindName = (typeof SHEET_KINDS)[number];

interface SheetNeeds {
  /** What one has to be allowed to take it out. */
  out: readonly Permission[];
  /** What one has to be allowed to bring it in; null for what only goes out. */
  in: readonly Permission[] | null;
  /** It tells of people: taking it out asks for the second factor. */
  isPeople: boolean;
}

export const SHEET_NEEDS: Record<SheetKindName, SheetNeeds> = {
  products: {
    out: ["products:view", "prices:view"],
    in: ["products:edit", "prices:edit"],
    isPeople: false,
  },
  prices: { out: ["products:view", "prices:view"], in: ["prices:edit"], isPeople: false },
  stock: { out: ["products:view", "stock:view"], in: ["stock:edit"], isPeople: false },
  categories: { out: ["categories:view"], in: ["categories:edit"], isPeople: false },
  parameters: { out: ["parameters:view"], in: ["parameters:edit"], isPeople: false },
  redirects: { out: ["redirects:view"], in: ["redirects:edit"], isPeople: false },
  customers: {
    out: ["customers:view", "customers:export"],
    in: ["customers:edit"],
    isPeople: true,
  },
  companies: {
    out: ["customers:view", "customers:export"],
    in: ["customers:edit"],
    isPeople: true,
  },
  "customer-groups": {
    out: ["price-lists:view", "customers:export"],
    in: ["price-lists:edit"],
    isPeople: true,
  },
  orders: { out: ["orders:view"], in: null, isPeople: true },
  reviews: { out: ["reviews:view"], in: ["reviews:edit"], isPeople: true },
};

/** Whoever may bring in anything at all. */
export const MAY_IMPORT: readonly Permission[] = [
  ...new Set(Object.values(SHEET_NEEDS).flatMap((needs) => needs.in ?? [])),
];

/** Whether all that a kind needs is allowed. */
export function mayImport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].in?.every((needed) => permissions.includes(needed)) ?? false;
}
export function mayExport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].out.every((needed) => permissions.includes(needed));
}

export const ROW_OUTCOMES = ["new", "changed", "same", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Of a file that comes in. */
export const IMPORT_BYTES = 64 * 1024 * 1024;
/** Files that came in and went out are kept so many days. */
export const SHEET_KEPT_DAYS = 7;
/** Instead of an empty cell, which changes nothing: empties what stands. */
export const EMPTIED = "(gol)";
