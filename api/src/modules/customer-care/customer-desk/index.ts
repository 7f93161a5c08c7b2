/**
 * Customers and companies as staff see them.
 *
 * - `customer-view.ts`, `company-view.ts`: their pages
 * - `merge.service.ts`, `company-merge.service.ts`: merging accounts, companies
 * - `personal-data.service.ts`: export and erasure on request
 * - `readdress.ts`: changed email
 */
export { customerDeskRoutes } from "./customer-desk.routes.ts";
export { staffCompaniesRoutes } from "./staff-companies.routes.ts";
export { customerNotesRoutes, staffCustomersRoutes } from "./staff-customers.routes.ts";
