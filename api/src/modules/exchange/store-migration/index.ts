/**
 * Store migration from WooCommerce, PrestaShop or Shopify.
 *
 * - `migration.service.ts`: files, choices, start
 * - `read-files.ts`: the dry run
 * - `choices.rules.ts`: choices and proposals
 * - `migration.rules.ts`, `sale.rules.ts`: mapping
 * - `migrate-product.ts`, `migrate-order.ts`, `migrate-people.ts`, `migrate-category.ts`: writing
 * - `migration.jobs.ts`, `migration.tasks.ts`: reading and writing as jobs; expired files
 * - `files/`, `prestashop/`, `woocommerce/`, `shopify/`: formats
 *
 * Tables and views: migrated_record, migrated_order, store_migration, store_migration_file, store_migration_file_part, store_migration_record.
 */
export { movePiece, readPiece } from "./migration.jobs.ts";
export { eraseMigrations, storedMigrations } from "./personal-data.store.ts";
export { migrationRoutes } from "./migration.routes.ts";
export { migrationTasks } from "./migration.tasks.ts";
