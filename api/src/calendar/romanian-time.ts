// Made once: making one takes fifty times as long as telling a time. The Swedish write it as a machine reads it.
const WALL_CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Bucharest",
  dateStyle: "short",
  timeStyle: "medium",
});

/** That moment by the clock of Romania, "2026-11-21 14:30:00". */
export function romanianWallClock(at: Date): string {
  return WALL_CLOCK.format(at);
}

/** "2026-11-21 14:30" or with seconds, as couriers write the clock of Romania; an invalid date for anything else. */
export function romanianTime(text: string): Date {
  const wall = Date.parse(`${text.trim().replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return new Date(Number.NaN);
  const shown = WALL_CLOCK.format(wall);
  // How far ahead of UTC the clock is; within the night of its change this may be an hour off.
  const ahead = Date.parse(`${shown.replace(" ", "T")}Z`) - wall;
  return new Date(wall - ahead);
}
