export { staffStockRoutes } from "./staff-stock.routes.ts";
export { holdPieces, putBack, takeAgain, takeStock, writePastSale } from "./stock.store.ts";
