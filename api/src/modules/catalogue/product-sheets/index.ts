export { productSheetsRoutes } from "./product-sheets.routes.ts";
export { sheetPiece } from "./sheets.job.ts";
export { sheetTasks } from "./sheets.tasks.ts";
