export { staffStockRoutes } from "./staff-stock.routes.ts";
export { putBack, takeStock, writePastSale } from "./stock.store.ts";
