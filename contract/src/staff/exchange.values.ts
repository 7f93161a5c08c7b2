import type { Permission } from "./permissions.values.ts";

export const SHEET_KINDS = [
  "products",
  "prices",
  "stock",
  "stock-levels",
  "costs",
  "seap",
  "categories",
  "parameters",
  "redirects",
  "customers",
  "companies",
  "customer-groups",
  "orders",
  "invoices",
  "reviews",
] as const;
export type SheetKindName = (typeof SHEET_KINDS)[number];

interface SheetNeeds {
  /** An export requires all of these permissions. */
  out: readonly Permission[];
  /** An import requires all of these permissions; null for kinds that can only be exported. */
  in: readonly Permission[] | null;
}

export const SHEET_NEEDS: Record<SheetKindName, SheetNeeds> = {
  products: {
    out: ["products:view", "prices:view"],
    in: ["products:edit", "prices:edit"],
  },
  prices: { out: ["products:view", "prices:view"], in: ["prices:edit"] },
  stock: { out: ["products:view", "stock:view"], in: ["stock:edit"] },
  "stock-levels": { out: ["products:view", "purchasing:view"], in: ["purchasing:edit"] },
  costs: { out: ["products:view", "costs:view"], in: ["purchasing:edit", "costs:view"] },
  seap: { out: ["products:view", "prices:view"], in: ["products:edit"] },
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
  invoices: { out: ["invoices:view", "customers:export"], in: null },
  reviews: { out: ["reviews:view", "customers:export"], in: ["reviews:edit"] },
};

/** Returns whether files of this kind contain personal data, which requires a second factor for exports. */
export function holdsPeople(kind: SheetKindName): boolean {
  return SHEET_NEEDS[kind].out.includes("customers:export");
}

/** Permissions of which every import requires at least one. */
export const MAY_IMPORT: readonly Permission[] = [
  ...new Set(Object.values(SHEET_NEEDS).flatMap((needs) => needs.in?.filter(isEditing) ?? [])),
];

function isEditing(permission: Permission): boolean {
  return !permission.endsWith(":view");
}

/** Returns whether the permissions allow importing this kind. */
export function mayImport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].in?.every((needed) => permissions.includes(needed)) ?? false;
}
export function mayExport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].out.every((needed) => permissions.includes(needed));
}

export const ROW_OUTCOMES = ["new", "changed", "same", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const IMPORT_BYTES = 64 * 1024 * 1024;
export const SHEET_RETENTION_DAYS = 7;
/** Cell text that empties a field; an empty cell leaves the field unchanged. */
export const EMPTIED = "(gol)";
