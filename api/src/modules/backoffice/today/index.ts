/**
 * Pending work of staff.
 *
 * - `today.rules.ts`: visibility and deadlines
 * - `today.service.ts`: counts of all modules
 * - `tell-staff.ts`, `today.tasks.ts`: mails about new work
 *
 * Tables and views: staff_notice_told.
 */
export { dashboardRoutes } from "./today.routes.ts";
export { dashboardTasks } from "./today.tasks.ts";
