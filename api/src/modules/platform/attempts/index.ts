/**
 * Failed passwords and codes.
 *
 * - `login-attempts.ts`: limits of a login
 * - `attempts.store.ts`: counting, under a lock
 *
 * Tables and views: login_failure, login_place.
 */
export {
  type Allowance,
  attemptKey,
  clearAttempts,
  deleteOldAttempts,
  takeAttempt,
} from "./attempts.store.ts";
export { type Attempt, noteFailedLogin, noteLogin, tryLogin, wasHereBefore } from "./login-attempts.ts";
