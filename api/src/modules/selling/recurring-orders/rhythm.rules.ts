import { RECURRING_LIMITS, type RecurringState, type Rhythm } from "@curat/contract/recurring-orders.values";

const DAY_MS = 86_400_000;

/** Returns the date `days` days after a date. Dates are yyyy-mm-dd, so daylight saving has no effect. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the rhythm's first day after both `last` and `after`. In a month without that day, it is the last day of
 * the month.
 */
export function nextDay({ everyWeeks, monthDay }: Rhythm, last: string, after: string): string {
  const beyond = last > after ? last : after;
  if (monthDay === null) {
    const step = (everyWeeks ?? 1) * 7;
    const gone = (Date.parse(beyond) - Date.parse(last)) / DAY_MS;
    return daysAfter(last, (Math.floor(gone / step) + 1) * step);
  }
  const [year = 0, month = 1] = beyond.split("-").map(Number);
  const inMonth = dayInMonth(year, month, monthDay);
  return inMonth > beyond ? inMonth : dayInMonth(year, month + 1, monthDay);
}

function dayInMonth(year: number, month: number, day: number): string {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, length))).toISOString().slice(0, 10);
}

/** Returns a Romanian reason why a day cannot be the next one; undefined if it can. Days are yyyy-mm-dd. */
export function nextDayFault(day: string, today: string): string | undefined {
  if (day <= today) return "Alege o zi, începând de mâine.";
  return day > daysAfter(today, RECURRING_LIMITS.daysAhead)
    ? `Alege o zi din următoarele ${RECURRING_LIMITS.daysAhead} de zile.`
    : undefined;
}

const MOVES: Record<RecurringState, readonly RecurringState[]> = {
  active: ["paused", "ended"],
  paused: ["active", "ended"],
  ended: [],
};

/** Returns whether a recurring order may change to a state. */
export function mayBecome(from: RecurringState, to: RecurringState): boolean {
  return MOVES[from].includes(to);
}
