const ROMANIAN = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeZone: "Europe/Bucharest" });

/** Formats a date as "21 noiembrie 2026". Returns unrecognised formats unchanged. */
export function longDate(text: string): string {
  const date = new Date(text);
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime()) ? ROMANIAN.format(date) : text;
}
