/** "22.11.2026": a day that is written yyyy-mm-dd. */
export function dayText(day: string): string {
  return day.split("-").toReversed().join(".");
}

// The Swedish write a day as yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

/** The day that it is in Romania, yyyy-mm-dd. */
export function romanianToday(now: Date): string {
  return DAY.format(now);
}
