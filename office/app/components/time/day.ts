/** Formats a day in yyyy-mm-dd as "22.11.2026". */
export function dayText(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** Returns whether a text such as "2026-11-22" is a day that exists. */
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

/** Formats a moment's day in Romania: "20 octombrie 2026". */
export function longDay(moment: string): string {
  return LONG.format(new Date(moment));
}

// The Swedish locale formats days as yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

/** Returns the current day in Romania, yyyy-mm-dd. */
export function romanianToday(now: Date): string {
  return DAY.format(now);
}

/** Returns the last second of a day in Romania as ISO 8601. */
export function endOfDay(day: string): string {
  const inWinter = new Date(`${day}T23:59:59+02:00`);
  const inSummer = new Date(`${day}T23:59:59+03:00`);
  return (romanianToday(inWinter) === day ? inWinter : inSummer).toISOString();
}
