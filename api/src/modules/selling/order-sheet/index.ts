/**
 * Order sheets: lists of codes and quantities that become a cart.
 *
 * - `sheet-text.rules.ts`: parses pasted text and spreadsheet rows
 * - `order-sheet.service.ts`: stores and prices sheets
 * - `sheet-notes.rules.ts`: notes on a row
 * - `order-sheet.tasks.ts`: deletes expired sheets
 *
 * Tables and views: customer_code, order_sheet.
 */
export { orderSheetRoutes } from "./order-sheet.routes.ts";
export { orderSheetTasks } from "./order-sheet.tasks.ts";
export { eraseCustomerCodes, moveCustomerCodes, storedCustomerCodes } from "./personal-data.store.ts";
export { sheetTexts } from "./texts.ts";
