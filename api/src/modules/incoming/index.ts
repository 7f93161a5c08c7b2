export { incomingRoutes } from "./incoming.routes.ts";
export { waitingCash } from "./incoming.store.ts";
