/**
 * Unpaid invoices and statements of account.
 *
 * - `receivables.store.ts`: open invoices by age
 * - `statement-pdf.ts`: a company's statement of account
 *
 * Has no tables; reads the views open_invoice and company_entry.
 */
export { receivablesRoutes } from "./receivables.routes.ts";
