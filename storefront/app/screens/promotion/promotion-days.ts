const BUCHAREST_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest", dateStyle: "short" });
const DAY_MS = 86_400_000;

/**
 * Returns the number of days left, including today. If the promotion ends at midnight, the day that starts then is
 * not counted.
 */
export function daysLeft(end: Date, now: Date): number {
  const lastDay = Date.parse(BUCHAREST_DAY.format(new Date(end.getTime() - 1)));
  return Math.round((lastDay - Date.parse(BUCHAREST_DAY.format(now))) / DAY_MS) + 1;
}

/** Returns the last millisecond before the end, so that its date is the promotion's last day. */
export function lastMoment(end: Date): string {
  return new Date(end.getTime() - 1).toISOString();
}
