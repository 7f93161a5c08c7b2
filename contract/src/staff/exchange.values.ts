import type { Permission } from "./permissions.values.ts";

/** Kinds of spreadsheet imports and exports. */
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
  /** Permissions that an export requires. */
  out: readonly Permission[];
  /** Permissions that an import requires; null for kinds that can only be exported. */
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

/** Returns whether files of a kind hold personal data. Such an export also requires the second factor. */
export function holdsPeople(kind: SheetKindName): boolean {
  return SHEET_NEEDS[kind].out.includes("customers:export");
}

/** Permissions of which any one allows some import. */
export const MAY_IMPORT: readonly Permission[] = [
  ...new Set(Object.values(SHEET_NEEDS).flatMap((needs) => needs.in ?? [])),
];

/** Returns whether the permissions cover everything that an import of the kind requires. */
export function mayImport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].in?.every((needed) => permissions.includes(needed)) ?? false;
}
export function mayExport(kind: SheetKindName, permissions: readonly Permission[]): boolean {
  return SHEET_NEEDS[kind].out.every((needed) => permissions.includes(needed));
}

export const ROW_OUTCOMES = ["new", "changed", "same", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Maximum size of an imported file. */
export const IMPORT_BYTES = 64 * 1024 * 1024;
/** Days for which imported and exported files are retained. */
export const SHEET_RETENTION_DAYS = 7;
/** Cell text that clears a value; an empty cell leaves it unchanged. */
export const EMPTIED = "(gol)";
