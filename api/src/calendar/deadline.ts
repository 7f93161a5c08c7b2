/**
 * Until when the shop has to act: whole days of Romania's calendar, the first of which is the day after. They end with
 * their last day, and are not made longer by a holiday. (law: Withdrawal; Reg. 1182/71)
 */
import { romanianDay } from "./romanian-day.ts";

const DAY_MS = 86_400_000;

export interface Deadline {
  /** The last day, yyyy-mm-dd. */
  until: string;
  /** From today: 0 on the last day, below it once the day is over. */
  daysLeft: number;
}

/** The deadline of what began at `from` and has to be done within so many days. */
export function deadlineOf(from: Date, days: number, now: Date): Deadline {
  const until = plusDays(romanianDay(from), days);
  return { until, daysLeft: (Date.parse(until) - Date.parse(romanianDay(now))) / DAY_MS };
}

/** What began before this day, yyyy-mm-dd, and had so many days is late; for lists that are filtered in the database. */
export function lateBefore(days: number, now: Date): string {
  return plusDays(romanianDay(now), -days);
}

/** Another day of the calendar; both are days without a time, so no clock is put forward between them. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
