/**
 * Pending work of staff.
 *
 * - `dashboard.rules.ts`: visibility and deadlines
 * - `dashboard.service.ts`: counts of all modules
 * - `notify-staff.ts`, `dashboard.tasks.ts`: emails about new work
 *
 * Tables and views: staff_notice_sent.
 */
export { dashboardRoutes } from "./dashboard.routes.ts";
export { dashboardTasks } from "./dashboard.tasks.ts";
