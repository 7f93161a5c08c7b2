/**
 * Codes and quantities that become a cart.
 *
 * - `sheet-text.rules.ts`: pasted text
 * - `order-sheet.service.ts`: read and price
 * - `sheet-notes.rules.ts`: remarks on a row
 * - `order-sheet.tasks.ts`: expired sheets
 *
 * Tables and views: customer_code, order_sheet.
 */
export { orderSheetRoutes } from "./order-sheet.routes.ts";
export { orderSheetTasks } from "./order-sheet.tasks.ts";
export { eraseCustomerCodes, moveCustomerCodes, storedCustomerCodes } from "./personal-data.store.ts";
export { sheetTexts } from "./texts.ts";
