import type { Permission } from "./permissions.values.ts";

/** Kinds of records that spreadsheets can import or export. */
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
  /** Permissions that an export requires, all of them. */
  out: readonly Permission[];
  /** Permissions that an import requires, all of them; null for kinds that can only be exported. */
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

/**
 * Returns whether files of this kind contain personal data. Exporting them also requires the second factor.
 */
export function holdsPeople(kind: SheetKindName): boolean {
  return SHEET_NEEDS[kind].out.includes("customers:export");
}

/** Permissions that each allow some kind of import. */
export const MAY_IMPORT: readonly Permission[] = [
  ...new Set(Object.values(SHEET_NEEDS).flatMap((needs) => needs.in ?? [])),
];

/** Returns whether the caller's permissions are sufficient for importing this kind. */
export function mayImport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].in?.every((needed) => permissions.includes(needed)) ?? false;
}
export function mayExport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].out.every((needed) => permissions.includes(needed));
}

export const ROW_OUTCOMES = ["new", "changed", "same", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Maximum size of an uploaded import file in bytes. */
export const IMPORT_BYTES = 64 * 1024 * 1024;
/** Days for which imported and exported files are retained. */
export const SHEET_RETENTION_DAYS = 7;
/** Cell text that empties a field; an empty cell leaves the field unchanged. */
export const EMPTIED = "(gol)";
