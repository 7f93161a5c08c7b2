export { amendmentsRoutes } from "./amendments.routes.ts";
