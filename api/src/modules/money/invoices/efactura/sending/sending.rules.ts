/** When an invoice on its way to ANAF is due, asked for and tried again: pure. (specification: e-Factura) */
import { plusDays } from "../../../../../calendar/deadline.ts";
import { isWorkingDate } from "../../../../../calendar/working-day.ts";

const MINUTE_MS = 60_000;
const WORKING_DAYS = 5;

/** The last day on which ANAF may have it: the fifth working day after the day of issue. (OUG 89/2025; Reg. 1182/71) */
export function dueOn(issuedOn: string): string {
  let day = issuedOn;
  for (let left = WORKING_DAYS; left > 0; left -= isWorkingDate(day) ? 1 : 0) day = plusDays(day, 1);
  return day;
}

/** An attempt that nobody ended for so long was begun by a process that is gone: its calls end far sooner. */
export const ABANDONED_MS = 10 * MINUTE_MS;
/** ANAF's list shows a message a quarter of an hour late: before that it is not asked about what is unknown. */
export const UNKNOWN_MS = 15 * MINUTE_MS;
/** Only so long after it was sent does a list without it prove that it never came; ANAF takes its time to work it off. */
export const ABSENT_MS = 60 * MINUTE_MS;
/**
 * And only after so many looks, a quarter of an hour apart: when it was sent is what the machine said that sent it, and beside
 * another's clock an hour may be over in a minute.
 */
export const LOOKS_BEFORE_ABSENT = ABSENT_MS / UNKNOWN_MS - 1;
/** What could not be sent is tried again after so long. */
export const AWAY_MS = 5 * MINUTE_MS;

/** Minutes between two questions after a document's status; then half an hours, far below a hundred a day. */
const STATUS_MINUTES = [1, 1, 2, 2, 5, 5, 10, 15];

export function nextStatusAt(input: number, now: Date): Date {
  return new Date(now.getTime() + (STATUS_MINUTES[input] ?? 30) * MINUTE_MS);
}

/** Minutes between two tries to fetch a ZIP; then four hours: at most ten a day. */
const FETCH_MINUTES = [1, 5, 30];
/** ANAF deletes what is older. */
const RETENTION_DAYS = 60;

/** When a ZIP that could not be fetched is tried again; null once ANAF no longer has it. */
export function nextFetchAt(tries: number, { createdAt, now }: { createdAt: Date; now: Date }): Date | null {
  const next = new Date(now.getTime() + (FETCH_MINUTES[tries] ?? 240) * MINUTE_MS);
  return next.getTime() < createdAt.getTime() + RETENTION_DAYS * 1_440 * MINUTE_MS ? next : null;
}

/**
 * What ANAF refuses for now, and not for what stands in the document: a fault of its own, a right that is missing, a limit of
 * calls. Limits of lengths and sizes stay, so the word alone says nothing.
 */
export function isPassing(answer: string): boolean {
  return /eroare tehnic|nu (?:aveti|aveți) drept|nu exist[aă] drept|limit\p{L}* (?:zilnic|de (?:\d+ (?:de )?)?(?:apel|cerer|[iî]nc[aă]rc))|s-au f[aă]cut deja/iu.test(
    answer,
  );
}
