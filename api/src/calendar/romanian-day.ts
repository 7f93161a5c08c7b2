// Created once, because creating a formatter takes longer than using it. The Swedish locale formats days as
// yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Bucharest",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns the time in Romania at that instant, "08:30". */
export function romanianClock(at: Date): string {
  return CLOCK.format(at);
}

/**
 * Returns the day of a PostgreSQL `date` value. The driver parses it as midnight in this machine's time zone.
 */
export function storedDay(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${at.getFullYear()}-${month}-${day}`;
}

/** Returns the day in Romania at that instant, yyyy-mm-dd. */
export function romanianDay(at: Date): string {
  return DAY.format(at);
}
