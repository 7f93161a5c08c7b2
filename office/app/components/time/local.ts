/** Moments as a field of a form holds them: the clock of Romania without its zone, "2026-11-22T15:04". Pure. */
import { wallClock } from "./moment.ts";

/** A moment for a field; "" for none. */
export function localOf(at: string | null): string {
  return wallClock(at)?.toISOString().slice(0, 16) ?? "";
}

/** What a field holds as a moment in ISO 8601; what is none stays as it was typed, to be refused at its field. */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local)) return local;
  const inWinter = new Date(`${local}+02:00`);
  if (Number.isNaN(inWinter.getTime())) return local;
  // Romania's clock is two hours before UTC's, in summer three.
  const inSummer = new Date(`${local}+03:00`);
  const at = (localOf(inSummer.toISOString()) === local.slice(0, 16) ? inSummer : inWinter).toISOString();
  // 29 February of a common year would become 1 March.
  return localOf(at).slice(0, 10) === local.slice(0, 10) ? at : local;
}
