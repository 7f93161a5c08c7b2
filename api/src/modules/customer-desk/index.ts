export { customerNotesRoutes, staffCustomersRoutes } from "./staff-customers.routes.ts";
