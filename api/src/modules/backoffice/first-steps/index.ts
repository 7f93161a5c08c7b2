export { missingIdentity } from "./first-steps.rules.ts";
export { standingPages } from "./pages/legal-pages.service.ts";
export { firstStepsRoutes } from "./first-steps.routes.ts";
