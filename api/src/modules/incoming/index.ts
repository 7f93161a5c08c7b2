export { incomingRoutes } from "./incoming.routes.ts";
