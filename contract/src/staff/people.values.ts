/** Constants of staff accounts shared by the office and the API. */

/** State of a staff account; an invited person has not joined yet. */
export const STAFF_STATES = ["invited", "active", "locked"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** Kinds of second factors: a code from an authenticator app, a passkey, or a recovery code. */
export const SECOND_FACTORS = ["totp", "passkey", "recovery"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Minutes after a second-factor check during which sensitive calls need no new one. */
export const RECENT_MINUTES = 10;
/** Maximum duration of a staff session in hours. */
export const STAFF_SESSION_HOURS = 12;
/** Minutes without a request from a person after which a session ends. */
export const STAFF_IDLE_MINUTES = 30;
/** Hours for which an invitation is valid. */
export const INVITATION_HOURS = 72;
/** Number of recovery codes, each of which can be used once. */
export const RECOVERY_CODES = 10;
