export { stockAlertsRoutes } from "./stock-alerts.routes.ts";
export { findAlert, type StockAlert } from "./stock-alerts.store.ts";
export { staffAlertsRoutes } from "./staff-alerts.routes.ts";
export { stockAlertTasks } from "./stock-alerts.tasks.ts";
export { eraseAlerts, moveAlerts, storedAlerts } from "./personal-data.store.ts";
export { alertTexts } from "./texts.ts";
