/** Deadlines and retry times of invoices on their way to ANAF. (specification: e-Factura) */
import { plusDays } from "../../../../../calendar/deadline.ts";
import { isWorkingDate } from "../../../../../calendar/working-day.ts";

const MINUTE_MS = 60_000;
const WORKING_DAYS = 5;

/** Returns ANAF's deadline: the fifth working day after the day of issue. (OUG 89/2025; Reg. 1182/71) */
export function dueOn(issuedOn: string): string {
  let day = issuedOn;
  for (let left = WORKING_DAYS; left > 0; left -= isWorkingDate(day) ? 1 : 0) day = plusDays(day, 1);
  return day;
}

/** Attempts open for this long belong to killed processes, because calls time out much sooner. */
export const ABANDONED_MS = 10 * MINUTE_MS;
/** ANAF's list shows messages up to 15 minutes late. */
export const UNKNOWN_MS = 15 * MINUTE_MS;
/**
 * An invoice that is missing from ANAF's list counts as absent after this time, because ANAF processes its queue
 * slowly.
 */
export const ABSENT_MS = 60 * MINUTE_MS;
/**
 * Minimum number of lookups before an invoice counts as absent, because the clock of the sending machine may be an
 * hour behind.
 */
export const LOOKS_BEFORE_ABSENT = ABSENT_MS / UNKNOWN_MS - 1;
/** Retry delay after a failed attempt to send. */
export const AWAY_MS = 5 * MINUTE_MS;

/**
 * Minutes between the first status queries. Later ones are half an hour apart, which stays below ANAF's limit of a
 * hundred a day.
 */
const STATUS_MINUTES = [1, 1, 2, 2, 5, 5, 10, 15];

export function nextStatusAt(input: number, now: Date): Date {
  return new Date(now.getTime() + (STATUS_MINUTES[input] ?? 30) * MINUTE_MS);
}

/**
 * Minutes between the first download attempts. Later ones are four hours apart, so there are at most ten a
 * day.
 */
const FETCH_MINUTES = [1, 5, 30];
const RETENTION_DAYS = 60;

/** Returns the time to retry a failed download; null once ANAF has deleted the message. */
export function nextFetchAt(tries: number, { createdAt, now }: { createdAt: Date; now: Date }): Date | null {
  const next = new Date(now.getTime() + (FETCH_MINUTES[tries] ?? 240) * MINUTE_MS);
  return next.getTime() < createdAt.getTime() + RETENTION_DAYS * 1_440 * MINUTE_MS ? next : null;
}

/**
 * Returns whether a failure is temporary: a technical error, a missing permission or a call limit. The word "limit"
 * alone proves nothing, because refusals about lengths and sizes contain it too.
 */
export function isTemporary(answer: string): boolean {
  return /eroare tehnic|nu (?:aveti|aveți) drept|nu exist[aă] drept|limit\p{L}* (?:zilnic|de (?:\d+ (?:de )?)?(?:apel|cerer|[iî]nc[aă]rc))|s-au f[aă]cut deja/iu.test(
    answer,
  );
}
