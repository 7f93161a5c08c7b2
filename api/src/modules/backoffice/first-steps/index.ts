/**
 * Onboarding of a new shop.
 *
 * - `first-steps.rules.ts`: which steps are done
 * - `first-steps.service.ts`: skip and resume
 * - `pages/`: drafts of legal pages
 *
 * Tables and views: first_steps.
 */
export { missingIdentity } from "./first-steps.rules.ts";
export { existingPages } from "./pages/legal-pages.service.ts";
export { firstStepsRoutes } from "./first-steps.routes.ts";
