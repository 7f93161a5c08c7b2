export { staffStockRoutes } from "./staff-stock.routes.ts";
export { putBack, takeAgain, takeStock, writePastSale } from "./stock.store.ts";
