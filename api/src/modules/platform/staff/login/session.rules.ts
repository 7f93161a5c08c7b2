import { INVITATION_HOURS, RECENT_MINUTES, STAFF_SESSION_HOURS } from "@curat/contract/staff/people.values";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetimes in minutes, by the database's clock (decision 0121). */
export const GOOD_MINUTES = {
  invitation: INVITATION_HOURS * 60,
  passwordLink: 60,
  login: 10,
  challenge: 5,
} as const;

export const until = {
  session: (now: Date): Date => new Date(now.getTime() + STAFF_SESSION_HOURS * HOUR_MS),
  recent: (secondFactorAt: Date): Date => new Date(secondFactorAt.getTime() + RECENT_MINUTES * MINUTE_MS),
};

/** Number of wrong second factors after which the password must be entered again. */
export const TRIES_A_LOGIN = 5;
