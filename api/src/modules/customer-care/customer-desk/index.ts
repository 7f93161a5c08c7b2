export { customerDeskRoutes } from "./customer-desk.routes.ts";
export { staffCompaniesRoutes } from "./staff-companies.routes.ts";
export { customerNotesRoutes, staffCustomersRoutes } from "./staff-customers.routes.ts";
