export {
  type Allowance,
  attemptKey,
  clearAttempts,
  deleteOldAttempts,
  takeAttempt,
} from "./attempts.store.ts";
export { type Attempt, noteFailedLogin, noteLogin, tryLogin, wasHereBefore } from "./login-attempts.ts";
