/**
 * Store migration from WooCommerce, PrestaShop or Shopify.
 *
 * - `moving.service.ts`: files, choices, start
 * - `read-files.ts`: the trial run
 * - `choices.rules.ts`: choices and proposals
 * - `moving.rules.ts`, `sale.rules.ts`: mapping
 * - `move-product.ts`, `move-order.ts`, `move-people.ts`, `move-category.ts`: writing
 * - `moving.jobs.ts`, `moving.tasks.ts`: reading and writing as jobs; expired files
 * - `files/`, `prestashop/`, `woocommerce/`, `shopify/`: formats
 *
 * Tables and views: moved, moved_order, moving, moving_file, moving_file_part, moving_record.
 */
export { movePiece, readPiece } from "./migration.jobs.ts";
export { eraseMigrations, storedMigrations } from "./personal-data.store.ts";
export { migrationRoutes } from "./migration.routes.ts";
export { migrationTasks } from "./migration.tasks.ts";
