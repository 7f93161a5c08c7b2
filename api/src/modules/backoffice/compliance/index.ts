/**
 * The board of legal obligations.
 *
 * - `compliance.rules.ts`: when an obligation is met
 * - `compliance.service.ts`: what every module reports, and evidence files
 */
export { complianceRoutes } from "./compliance.routes.ts";
