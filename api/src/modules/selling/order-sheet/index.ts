export { orderSheetRoutes } from "./order-sheet.routes.ts";
export { orderSheetTasks } from "./order-sheet.tasks.ts";
export { eraseCustomerCodes, moveCustomerCodes, storedCustomerCodes } from "./personal-data.store.ts";
export { sheetTexts } from "./texts.ts";
