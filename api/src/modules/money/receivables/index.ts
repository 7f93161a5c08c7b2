/**
 * Unpaid invoices and statements of account.
 *
 * - `receivables.store.ts`: open invoices by age
 * - `statement-pdf.ts`: a company's statement of account
 * - `reminders.service.ts`, `reminders.rules.ts`, `receivables.tasks.ts`: reminders in three steps
 *
 * Tables and views: payment_reminder.
 */
export { receivablesRoutes } from "./receivables.routes.ts";
export { receivableTasks } from "./receivables.tasks.ts";
