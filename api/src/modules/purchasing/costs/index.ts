/**
 * Costs of goods: the ledger of pieces that are physically there and their value.
 *
 * - `costs.rules.ts`: average cost, effect of a receipt
 * - `margins.rules.ts`, `margins.store.ts`: margins, value of stock
 * - `margin-figures.store.ts`: margins of a period
 * - `margin-lines.store.ts`: margins of order lines by day
 * - `margin-sums.service.ts`, `costs.tasks.ts`: daily and monthly sums, written every night
 * - `opening.service.ts`, `costs.import.ts`: tracking begun by staff or an import
 * - `receiving.service.ts`: goods of receipts
 * - `costs.store.ts`: the ledger
 *
 * Tables and views: cost_entry, goods_at_hand, goods_owned, margin_day, margin_sum, product_cost.
 */
export { marginsSetting, readMargins } from "./margins.rules.ts";
export { costDifferences, listStockValue, type ValueRow } from "./margins.store.ts";
export {
  type CodeCost,
  type CostImport,
  type CostsImport,
  importCosts,
  saveImportedCosts,
} from "./costs.import.ts";
export { costsRoutes } from "./costs.routes.ts";
export { costsTasks } from "./costs.tasks.ts";
export { averageOf, valueAtAverage, type ReceivedLine, type ReceivedProduct } from "./costs.rules.ts";
export { listMovedGoods, loadCosts, type MovedGoods } from "./costs.store.ts";
export { previewReceived, receiveGoods, undoReceivedGoods } from "./receiving.service.ts";
