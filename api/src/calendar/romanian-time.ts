const WALL_CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Bucharest",
  dateStyle: "short",
  timeStyle: "medium",
});

/** Returns the local time in Romania, "2026-11-21 14:30:00". */
export function romanianWallClock(at: Date): string {
  return WALL_CLOCK.format(at);
}

/**
 * Parses Romanian local time as couriers send it, "2026-11-21 14:30" with or without seconds. Returns an
 * invalid date for any other text.
 */
export function romanianTime(text: string): Date {
  const wall = Date.parse(`${text.trim().replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return new Date(Number.NaN);
  const shown = WALL_CLOCK.format(wall);
  // The offset from UTC in milliseconds. It may be wrong by an hour on the night of a clock change.
  const ahead = Date.parse(`${shown.replace(" ", "T")}Z`) - wall;
  return new Date(wall - ahead);
}
