const CLOCK = new Intl.DateTimeFormat("ro-RO", { timeStyle: "short", timeZone: "Europe/Bucharest" });

/** "14:30", by the clock of Romania; "" for no moment. */
export function clockTime(at: string | null): string {
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : CLOCK.format(date);
}
