/** How long what lets people in is good for. Pure. */
import { INVITATION_HOURS, RECENT_MINUTES, STAFF_SESSION_HOURS } from "@curat/contract/staff/people.values";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The moment until which each is good. */
export const until = {
  session: (now: Date): Date => new Date(now.getTime() + STAFF_SESSION_HOURS * HOUR_MS),
  invitation: (now: Date): Date => new Date(now.getTime() + INVITATION_HOURS * HOUR_MS),
  passwordLink: (now: Date): Date => new Date(now.getTime() + HOUR_MS),
  /** A right password that waits for its second factor. */
  login: (now: Date): Date => new Date(now.getTime() + 10 * MINUTE_MS),
  /** What a passkey has to sign. */
  challenge: (now: Date): Date => new Date(now.getTime() + 5 * MINUTE_MS),
  recent: (secondFactorAt: Date): Date => new Date(secondFactorAt.getTime() + RECENT_MINUTES * MINUTE_MS),
};

/** Wrong second factors after which the password is asked again. */
export const TRIES_A_LOGIN = 5;
