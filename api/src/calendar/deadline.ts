/**
 * Deadlines the shop must meet, in whole days of Romania's calendar. Day one is the day after the event; the
 * deadline expires at the end of the last day, and holidays do not extend it. (law: Withdrawal; Reg. 1182/71)
 */
import { romanianDay } from "./romanian-day.ts";

const DAY_MS = 86_400_000;

export interface Deadline {
  /** The last day, yyyy-mm-dd. */
  until: string;
  /** Days from today: 0 on the last day, negative afterwards. */
  daysLeft: number;
}

/** Returns the deadline of something that began at `from` and must be done within `days` days. */
export function deadlineOf(from: Date, days: number, now: Date): Deadline {
  const until = plusDays(romanianDay(from), days);
  return { until, daysLeft: (Date.parse(until) - Date.parse(romanianDay(now))) / DAY_MS };
}

/**
 * Returns a day, yyyy-mm-dd: records that began before it and had `days` days are late. For lists filtered in
 * the database.
 */
export function lateBefore(days: number, now: Date): string {
  return plusDays(romanianDay(now), -days);
}

/** Adds days to a calendar day, yyyy-mm-dd. Daylight saving does not affect it: neither day has a time. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
