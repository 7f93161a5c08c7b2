/**
 * Health checks of a shop, for the office and `npm run doctor`.
 *
 * - `doctor.service.ts`: the list of checks
 * - `doctor.rules.ts`: thresholds
 * - `database-checks.ts`, `machine-checks.ts`, `other-checks.ts`: the measurements
 * - `doctor.tasks.ts`: the nightly restore test
 */
export { type DoctorSees, examine } from "./doctor.service.ts";
export { doctorRoutes } from "./doctor.routes.ts";
export { doctorTasks } from "./doctor.tasks.ts";
