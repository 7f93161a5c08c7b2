/**
 * Converts moments to form fields and back. Fields contain Romanian time without a zone, "2026-11-22T15:04".
 * Pure.
 */
import { wallClock } from "./moment.ts";

/** Returns the field value of a moment; "" for none. */
export function localOf(at: string | null): string {
  return wallClock(at)?.toISOString().slice(0, 16) ?? "";
}

/**
 * Converts a field's value to ISO 8601. An invalid value is returned unchanged; the API refuses it at its
 * field.
 */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local)) return local;
  const inWinter = new Date(`${local}+02:00`);
  if (Number.isNaN(inWinter.getTime())) return local;
  // Romania is three hours ahead of UTC in summer and two otherwise.
  const inSummer = new Date(`${local}+03:00`);
  const at = (localOf(inSummer.toISOString()) === local.slice(0, 16) ? inSummer : inWinter).toISOString();
  // 29 February of a year that is not a leap year would become 1 March.
  return localOf(at).slice(0, 10) === local.slice(0, 10) ? at : local;
}
