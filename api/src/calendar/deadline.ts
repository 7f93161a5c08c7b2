/**
 * Deadlines the shop must meet, in whole calendar days in Romania. Day one is the day after the event. The
 * deadline expires at the end of the last day, and holidays do not extend it. (law: Withdrawal; Reg. 1182/71)
 */
import { romanianDay } from "./romanian-day.ts";

const DAY_MS = 86_400_000;

export interface Deadline {
  until: string;
  /** Days from today: 0 on the last day, negative afterwards. */
  daysLeft: number;
}

/** Returns the deadline of an obligation that began at `from` and must be fulfilled within `days` days. */
export function deadlineOf(from: Date, days: number, now: Date): Deadline {
  const until = plusDays(romanianDay(from), days);
  return { until, daysLeft: (Date.parse(until) - Date.parse(romanianDay(now))) / DAY_MS };
}

/**
 * Returns a cut-off day, yyyy-mm-dd: a record with a deadline of `days` days is late if it began before this
 * day. Used to filter lists in the database.
 */
export function lateBefore(days: number, now: Date): string {
  return plusDays(romanianDay(now), -days);
}

/**
 * Adds days to a calendar day, yyyy-mm-dd. Works on dates without a time, so daylight saving has no effect.
 */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
