/**
 * Overview of legal obligations.
 *
 * - `compliance.rules.ts`: when an obligation is met
 * - `compliance.service.ts`: data of all modules, and evidence files
 */
export { complianceRoutes } from "./compliance.routes.ts";
