/**
 * Products to order from suppliers, and slow-moving products.
 *
 * - `replenishment.rules.ts`: proposed levels, quantities in packs, cover
 * - `replenishment.tasks.ts`: nightly sales count
 * - `replenishment.service.ts`: the list, a draft for each supplier, levels set by staff
 * - `imported-levels.service.ts`: levels from files, and undoing a file
 *
 * Tables and views: product_supply.
 */
export { type ImportedLevels, saveImportedLevels, takeBackLevels } from "./imported-levels.service.ts";
export { loadLevels } from "./replenishment.store.ts";
export { replenishmentRoutes } from "./replenishment.routes.ts";
export { importStockLevels, type StockLevelsImport } from "./stock-levels.import.ts";
export { replenishmentTasks } from "./replenishment.tasks.ts";
