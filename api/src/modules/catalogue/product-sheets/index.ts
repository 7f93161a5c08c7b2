/**
 * Product sheets: batch changes of many products, applied immediately or at a scheduled time.
 *
 * - `sheets.rules.ts`: changes made by a sheet or a price rule
 * - `sheets.service.ts`: save, schedule and cancel sheets
 * - `sheet-rights.rules.ts`: required permissions
 * - `sheets.job.ts`, `sheets.tasks.ts`: apply sheets in the background
 *
 * Tables and views: product_sheet.
 */
export { productSheetsRoutes } from "./product-sheets.routes.ts";
export { sheetPiece } from "./sheets.job.ts";
export { sheetTasks } from "./sheets.tasks.ts";
