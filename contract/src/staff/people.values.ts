/** Constants of staff accounts that the office and the API share. */

/** Invited and not joined yet; active; locked out. */
export const STAFF_STATES = ["invited", "active", "locked"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** The second factor: an app's code, a passkey, or a recovery code. */
export const SECOND_FACTORS = ["totp", "passkey", "recovery"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Minutes for which sensitive calls need no new second factor. */
export const RECENT_MINUTES = 10;
/** Maximum duration of a session. */
export const STAFF_SESSION_HOURS = 12;
/** Minutes without a request by a person after which a session ends. */
export const STAFF_IDLE_MINUTES = 30;
/** Lifetime of an invitation. */
export const INVITATION_HOURS = 72;
/** Number of single-use recovery codes. */
export const RECOVERY_CODES = 10;
