export { complianceRoutes } from "./compliance.routes.ts";
