/** Converts times for form fields, which contain Romanian time without a time zone: "2026-11-22T15:04". */
import { wallClock } from "./moment.ts";

/** Returns a moment's field value, or "" for none. */
export function localOf(at: string | null): string {
  return wallClock(at)?.toISOString().slice(0, 16) ?? "";
}

/** Converts a field's value to ISO 8601. Returns an invalid value unchanged, so that the API refuses it. */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local)) return local;
  const inWinter = new Date(`${local}+02:00`);
  if (Number.isNaN(inWinter.getTime())) return local;
  // Romania is three hours ahead of UTC in summer, and two hours in winter.
  const inSummer = new Date(`${local}+03:00`);
  const at = (localOf(inSummer.toISOString()) === local.slice(0, 16) ? inSummer : inWinter).toISOString();
  // 29 February would become 1 March in a year that is not a leap year.
  return localOf(at).slice(0, 10) === local.slice(0, 10) ? at : local;
}
