/**
 * The stock ledger.
 *
 * - `stock.store.ts`: `takeStock` and other movements
 * - `stock.rules.ts`, `stock.service.ts`: movements entered by staff
 * - `sold-count.service.ts`, `stock.tasks.ts`: the number of sold pieces, for sorting by popularity
 * - `shelves.store.ts`: shelves of products in the warehouse
 * - `stock-register.store.ts`: the accountant's stock register
 *
 * Tables and views: product_shelf, shelf_facts, sold_count, sold_goods, stock_correction, stock_movement.
 */
export { stockTasks } from "./stock.tasks.ts";
export { staffStockRoutes } from "./staff-stock.routes.ts";
export { listStockRegister, type StockRegisterRow } from "./stock-register.store.ts";
export { sumSoldPackaging } from "./sold-packaging.store.ts";
export { type StockCount, writeCounts } from "./counted-stock.ts";
export { saveImportedCounts, type ImportedCount } from "./imported-stock.ts";
export { importShelves, type ShelvesImport } from "./shelves.import.ts";
export { loadShelves } from "./shelves.store.ts";
export { findScanned } from "./scanned.store.ts";
export { stockChange } from "./stock-change.ts";
export { takeBackStock } from "./undo-stock.ts";
export { judgeMovement, movementSentence } from "./stock.rules.ts";
export {
  findStock,
  loadStocks,
  moveStocks,
  setReserved,
  type Pieces,
  putBack,
  receivePieces,
  type StockActor,
  reserveAgain,
  takeStock,
  writeImportedSale,
} from "./stock.store.ts";
