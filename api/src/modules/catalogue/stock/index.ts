/**
 * The stock ledger.
 *
 * - `stock.store.ts`: `takeStock` and other movements
 * - `stock.rules.ts`, `stock.service.ts`: movements entered by staff
 * - `sold-count.service.ts`, `stock.tasks.ts`: the number of sold pieces, for sorting by popularity
 * - `stock-register.store.ts`: the accountant's stock register
 *
 * Tables and views: sold_count, sold_goods, stock_correction, stock_movement.
 */
export { stockTasks } from "./stock.tasks.ts";
export { staffStockRoutes } from "./staff-stock.routes.ts";
export { listStockRegister, type StockRegisterRow } from "./stock-register.store.ts";
export { sumSoldPackaging } from "./sold-packaging.store.ts";
export { type StockCount, writeCounts } from "./counted-stock.ts";
export { saveImportedCounts, type ImportedCount } from "./imported-stock.ts";
export { stockChange } from "./stock-change.ts";
export { takeBackStock } from "./undo-stock.ts";
export {
  correctStock,
  setReserved,
  type Pieces,
  putBack,
  receivePieces,
  type StockActor,
  reserveAgain,
  takeStock,
  writeImportedSale,
} from "./stock.store.ts";
