/**
 * Unpaid invoices and statements of account.
 *
 * - `receivables.store.ts`: open invoices by age
 * - `statement-pdf.ts`: a company's statement of account
 * - `reminders.service.ts`, `reminders.rules.ts`, `receivables.tasks.ts`: reminders in three steps
 * - `late-interest.rules.ts`: interest on overdue invoices
 * - `set-offs.service.ts`, `set-off-pdf.ts`: set-offs of mutual debts with suppliers
 *
 * Tables and views: payment_reminder, set_off, set_off_part, set_off_series.
 */
export { receivablesRoutes } from "./receivables.routes.ts";
export { setOffRoutes } from "./set-offs.routes.ts";
export { receivableTasks } from "./receivables.tasks.ts";
