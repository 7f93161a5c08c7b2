/**
 * Customer accounts.
 *
 * - `customers.service.ts`: registration, login and account changes
 * - `password-reset.service.ts`, `login-link.ts`: emailed links
 * - `address-book.service.ts`: addresses and companies
 * - `company-data.service.ts`, `providers/`: company data by CUI
 * - `social/`: social login
 * - `staff/`: changes by staff
 * - `customers.tasks.ts`: deletion of expired logins
 *
 * Tables and views: customer, customer_person, customer_address, customer_company, customer_company_cui,
 * customer_email_proof, password_reset, social_attempt, social_identity.
 */
export { readCompany } from "./address-book.service.ts";
export { checkCompanyRegister, shopCompanyFinder } from "./company-data.service.ts";
export {
  findAddress,
  findCompany,
  loadAddresses,
  loadCompanies,
  loadCompaniesByCui,
} from "./address-book.store.ts";
export { toWireAddress, toWireCompany } from "./address-book.wire.ts";
export { customerChange, customerSubject } from "./customer-changes.ts";
export { importCustomers } from "./customers.import.ts";
export type { CompanyImport, CustomerImport, CustomersImport, PlaceImport } from "./customers.import.ts";
export { customersRoutes } from "./customers.routes.ts";
export { findPerson } from "./customers.store.ts";
export { customerTasks } from "./customers.tasks.ts";
export { findEmailProof } from "./email-proof.store.ts";
export { createReset, RESET_MINUTES } from "./password-reset.service.ts";
export {
  type CompanyPerson,
  type CompanyRow,
  companiesAfter,
  countCompanyCustomers,
  findCompanyByCui,
  listCompanies,
  loadCompanyPeople,
} from "./staff/company-list.store.ts";
export { findCompaniesBy, type FoundCompany } from "./staff/company-search.store.ts";
export {
  type Bought,
  type CustomerFilter,
  type CustomerRow,
  listCustomers,
  loadOrderTotals,
} from "./staff/customer-list.store.ts";
export { saveImportedCompanies, type ImportedCompany } from "./staff/imported-companies.ts";
export { saveImportedCustomers, type ImportedCustomer } from "./staff/imported-customers.ts";
export { createByStaff } from "./staff/new-customer.service.ts";
export {
  addCompanyByStaff,
  createCompanyByStaff,
  removeCompanyByStaff,
} from "./staff/staff-companies.service.ts";
export { customersAfter, storedCompanies } from "./staff/sheet-customers.store.ts";
export {
  findStored,
  findStoredByEmail,
  type StoredCustomer,
  loadLogins,
  lockStored,
} from "./staff/staff-customers.store.ts";
export {
  changeByStaff,
  changeEmailByStaff,
  type CustomerActed,
  endSessionsByStaff,
  lockByStaff,
  sendPasswordLink,
  unlockByStaff,
} from "./staff/staff-customers.service.ts";
export {
  closeMerged,
  eraseAccount,
  lockOpenAccount,
  lockPerson,
  moveAccount,
  storedAccount,
} from "./personal-data.store.ts";
export { CUSTOMER_TEXTS } from "./texts.ts";
