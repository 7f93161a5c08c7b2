export { findAddress, findCompany } from "./address-book.store.ts";
export { importCustomers } from "./customers.import.ts";
export type { CompanyImport, CustomerImport, CustomersImport, PlaceImport } from "./customers.import.ts";
export { customersRoutes } from "./customers.routes.ts";
export { findPerson } from "./customers.store.ts";
export { customerTasks } from "./customers.tasks.ts";
export { createReset } from "./password-reset.service.ts";
export { eraseAccount, lockPerson, storedAccount } from "./personal-data.store.ts";
