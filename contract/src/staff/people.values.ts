/** What both sides know of the shop's people. */

/** Invited and not in yet; at work; kept out. */
export const STAFF_STATES = ["invited", "active", "locked"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** What is shown beside the password: a code of an app, a passkey, one of the codes kept on paper. */
export const SECOND_FACTORS = ["totp", "passkey", "recovery"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** For how long after showing a second factor sensitive calls go through. */
export const RECENT_MINUTES = 10;
/** How long a session lasts. */
export const STAFF_SESSION_HOURS = 12;
/** How long a session stays open without a request by a person. */
export const STAFF_IDLE_MINUTES = 30;
/** How long an invitation can be accepted. */
export const INVITATION_HOURS = 72;
/** How many recovery codes there are at a time, each for one use. */
export const RECOVERY_CODES = 10;
