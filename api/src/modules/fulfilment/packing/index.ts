export { staffPackingRoutes } from "./staff-packing.routes.ts";
