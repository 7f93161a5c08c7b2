/**
 * Emails about products that are back in stock.
 *
 * - `stock-alerts.store.ts`: alerts of customers
 * - `stock-alerts.tasks.ts`: job that enqueues the emails
 *
 * Tables and views: stock_alert.
 */
export { stockAlertsRoutes } from "./stock-alerts.routes.ts";
export { findAlert, type StockAlert } from "./stock-alerts.store.ts";
export { staffAlertsRoutes } from "./staff-alerts.routes.ts";
export { stockAlertTasks } from "./stock-alerts.tasks.ts";
export { eraseAlerts, moveAlerts, storedAlerts } from "./personal-data.store.ts";
export { alertTexts } from "./texts.ts";
