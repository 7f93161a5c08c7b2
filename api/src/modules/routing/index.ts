export { putRoutes, type RouteImport } from "./routing.store.ts";
export { routingRoutes } from "./routing.routes.ts";
