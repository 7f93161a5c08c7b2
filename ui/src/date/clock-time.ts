const CLOCK = new Intl.DateTimeFormat("ro-RO", { timeStyle: "short", timeZone: "Europe/Bucharest" });

/** Formats a time in Romania as "14:30". Returns "" for null or an invalid date. */
export function clockTime(at: string | null): string {
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : CLOCK.format(date);
}
