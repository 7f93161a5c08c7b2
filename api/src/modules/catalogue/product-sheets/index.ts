/**
 * Batch changes of many products, applied now or at a planned time.
 *
 * - `sheets.rules.ts`: changes made by a sheet or rule
 * - `sheets.service.ts`: save, plan, cancel
 * - `sheet-rights.rules.ts`: required permissions
 * - `sheets.job.ts`, `sheets.tasks.ts`: applying
 *
 * Tables and views: product_sheet.
 */
export { productSheetsRoutes } from "./product-sheets.routes.ts";
export { sheetPiece } from "./sheets.job.ts";
export { sheetTasks } from "./sheets.tasks.ts";
