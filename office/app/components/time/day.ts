/** "22.11.2026": a day that is written yyyy-mm-dd. */
export function dayText(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** Whether a text is "2026-11-22", and a day that there is. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

const LONG = new Intl.DateTimeFormat("ro-RO", {
  timeZone: "Europe/Bucharest",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "20 octombrie 2026": the day of a moment in Romania, in a sentence. */
export function longDay(moment: string): string {
  return LONG.format(new Date(moment));
}

// The Swedish write a day as yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

/** The day that it is in Romania, yyyy-mm-dd. */
export function romanianToday(now: Date): string {
  return DAY.format(now);
}

/** The last second of a day in Romania, in ISO 8601: its clock is two or three hours before UTC's. */
export function endOfDay(day: string): string {
  const inWinter = new Date(`${day}T23:59:59+02:00`);
  const inSummer = new Date(`${day}T23:59:59+03:00`);
  return (romanianToday(inWinter) === day ? inWinter : inSummer).toISOString();
}
