/** Moments in form fields: Romanian time without its zone, "2026-11-22T15:04". Pure. */
import { wallClock } from "./moment.ts";

/** Returns the field value of a moment; "" for none. */
export function localOf(at: string | null): string {
  return wallClock(at)?.toISOString().slice(0, 16) ?? "";
}

/**
 * Converts a field value to ISO 8601; invalid input is returned unchanged, for the API to refuse at its
 * field.
 */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local)) return local;
  const inWinter = new Date(`${local}+02:00`);
  if (Number.isNaN(inWinter.getTime())) return local;
  // Romania is two hours ahead of UTC, three in summer.
  const inSummer = new Date(`${local}+03:00`);
  const at = (localOf(inSummer.toISOString()) === local.slice(0, 16) ? inSummer : inWinter).toISOString();
  // 29 February of a common year would become 1 March.
  return localOf(at).slice(0, 10) === local.slice(0, 10) ? at : local;
}
