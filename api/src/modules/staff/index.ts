export { findKeyHolder } from "./keys.service.ts";
export { staffKeysRoutes } from "./staff-keys.routes.ts";
