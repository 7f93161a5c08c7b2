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
}

export const SHEET_NEEDS: Record<SheetKindName, SheetNeeds> = {
  products: {
    out: ["products:view", "prices:view"],
    in: ["products:edit", "prices:edit"],
  },
  prices: { out: ["products:view", "prices:view"], in: ["prices:edit"] },
  stock: { out: ["products:view", "stock:view"], in: ["stock:edit"] },
  categories: { out: ["categories:view"], in: ["categories:edit"] },
  parameters: { out: ["parameters:view"], in: ["parameters:edit"] },
  redirects: { out: ["redirects:view"], in: ["redirects:edit"] },
  customers: {
    out: ["customers:view", "customers:export"],
    in: ["customers:edit"],
  },
  companies: {
    out: ["customers:view", "customers:export"],
    in: ["customers:edit"],
  },
  "customer-groups": {
    out: ["price-lists:view", "customers:export"],
    in: ["price-lists:edit"],
  },
  orders: { out: ["orders:view", "customers:export"], in: null },
  reviews: { out: ["reviews:view", "customers:export"], in: ["reviews:edit"] },
};

/** Whether a kind's files hold personal data. Such a file also asks for the second factor. */
export function holdsPeople(kind: SheetKindName): boolean {
  return SHEET_NEEDS[kind].out.includes("customers:export");
}

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
