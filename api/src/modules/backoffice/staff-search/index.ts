/**
 * One search box for staff.
 *
 * - `staff-search.service.ts`: orders, products, customers and companies that match a text
 */
export { staffSearchRoutes } from "./staff-search.routes.ts";
