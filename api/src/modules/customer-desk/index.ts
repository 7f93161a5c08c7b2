export { customerDeskRoutes } from "./customer-desk.routes.ts";
export { customerNotesRoutes, staffCustomersRoutes } from "./staff-customers.routes.ts";
