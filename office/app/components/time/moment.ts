const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Bucharest",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Formats a moment in Romanian time: "22.11.2026, 15:04", or "" for none. */
export function momentText(at: string | null): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  const { day, month, year, hour, minute } = Object.fromEntries(
    PARTS.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${day}.${month}.${year}, ${hour}:${minute}`;
}

/** Returns a date whose UTC fields are Romanian wall-clock time, for code without time zones. */
export function wallClock(at: string | null): Date | undefined {
  const text = momentText(at);
  const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)$/.exec(text) ?? [];
  return time === undefined ? undefined : new Date(`${year}-${month}-${day}T${time}:00Z`);
}
