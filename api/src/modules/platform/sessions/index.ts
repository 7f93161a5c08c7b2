/**
 * Sessions of customers.
 *
 * - `sessions.service.ts`: tokens
 *
 * Tables and views: customer_session.
 */
export {
  deleteExpiredSessions,
  endSession,
  endSessionsOf,
  findCustomer,
  openSession,
  requireCustomer,
} from "./sessions.service.ts";
export { sessionsRoutes } from "./sessions.routes.ts";
export { eraseSessions, storedSessions } from "./personal-data.store.ts";
export type { Customer } from "../../../http/caller.ts";
export { findCustomerId } from "./sessions.store.ts";
