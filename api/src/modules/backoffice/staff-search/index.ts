export { staffSearchRoutes } from "./staff-search.routes.ts";
