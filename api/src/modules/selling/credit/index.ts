/**
 * Payment terms of companies and their limits.
 *
 * - `credit.rules.ts`: whether a company may order on its terms
 * - `credit.service.ts`: setting terms; locking them while an order is placed
 * - `doubtful-debts.service.ts`: doubtful invoices of a company
 * - `institution-terms.service.ts`: days to pay and contract of a public institution's orders through SEAP
 *
 * Tables and views: company_credit, company_credit_buyer, doubtful_company, doubtful_debt, institution_term,
 * open_invoice, order_due_days, order_term.
 */
export { type CreditTerms, leftOf, paysInvoice, termRefusal } from "./credit.rules.ts";
export { type CreditImport, type CreditsImport, importCredits } from "./credit.import.ts";
export { staffCreditRoutes } from "./credit.routes.ts";
export { holdCredit, saveTerms, loadCreditFor, loadCreditOfOrder } from "./credit.service.ts";
export {
  eraseCreditBuyer,
  findCredit,
  isInvoiceOf,
  isKnownCompany,
  findDue,
  loadTermDays,
  moveCreditBuyer,
  storedCredit,
} from "./credit.store.ts";
export { saveInstitutionTerms } from "./institution-terms.service.ts";
export { creditTexts } from "./texts.ts";
