/** An invited person has not joined yet. */
export const STAFF_STATES = ["invited", "active", "locked"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

export const SECOND_FACTORS = ["totp", "passkey", "recovery"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Minutes after a second-factor check during which sensitive calls need no new one. */
export const RECENT_MINUTES = 10;
export const STAFF_SESSION_HOURS = 12;
/** Minutes without a request by a person after which a session ends. */
export const STAFF_IDLE_MINUTES = 30;
export const INVITATION_HOURS = 72;
export const RECOVERY_CODES = 10;
