/**
 * Landing pages.
 *
 * - `landing.service.ts`: writing
 * - `landing.drafts.ts`: drafts
 *
 * Tables and views: landing_page, landing_page_facts.
 */
export { LANDING_DRAFTS } from "./landing.drafts.ts";
export { importLanding, type LandingImport, type LandingPageImport } from "./landing.import.ts";
export { landingRoutes } from "./landing.routes.ts";
export { staffLandingRoutes } from "./staff-landing.routes.ts";
