export const PLATFORMS = ["woocommerce", "prestashop", "shopify"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const MIGRATED_KINDS = ["category", "product", "customer", "order"] as const;
export type MigratedKind = (typeof MIGRATED_KINDS)[number];

export const MIGRATION_OUTCOMES = ["waiting", "moved", "known", "left"] as const;
export type MigrationOutcome = (typeof MIGRATION_OUTCOMES)[number];

export const VAT_CODES = ["standard", "reduced"] as const;
export type VatCode = (typeof VAT_CODES)[number];

/** Target status of imported orders; skipped ones are not imported. */
export const ORDER_OUTCOMES = ["delivered", "cancelled", "confirmed", "skip"] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

export const MIGRATION_FILE_BYTES = 64 * 1024 * 1024;
