export {
  type Allowance,
  attemptKey,
  clearAttempts,
  deleteOldAttempts,
  takeAttempt,
} from "./attempts.store.ts";
export { type Attempt, noteFailedLogin, noteLogin, tryLogin } from "./login-attempts.ts";
