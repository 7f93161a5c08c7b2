// Made once: making one takes longer than telling the day. The Swedish write a day as yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Bucharest",
  hour: "2-digit",
  minute: "2-digit",
});

/** The time that it is in Romania at that moment, "08:30". */
export function romanianClock(at: Date): string {
  return CLOCK.format(at);
}

/** The day of a column of PostgreSQL's type date, which its driver reads as that day's midnight by the clock of this machine. */
export function storedDay(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${at.getFullYear()}-${month}-${day}`;
}

/** The day that it is in Romania at that moment, yyyy-mm-dd. */
export function romanianDay(at: Date): string {
  return DAY.format(at);
}
