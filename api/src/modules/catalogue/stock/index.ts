export { stockTasks } from "./stock.tasks.ts";
export { staffStockRoutes } from "./staff-stock.routes.ts";
export { listStockRegister, type StockRegisterRow } from "./stock-register.store.ts";
export { sumSoldPackaging } from "./sold-packaging.store.ts";
export { type StockCount, writeCounts } from "./counted-stock.ts";
export { saveToldCounts, type ToldCount } from "./told-stock.ts";
export { takeBackStock } from "./undo-stock.ts";
export { holdPieces, putBack, type StockActor, takeAgain, takeStock, writePastSale } from "./stock.store.ts";
