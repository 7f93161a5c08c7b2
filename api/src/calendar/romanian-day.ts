// Made once: making one takes longer than telling the day. The Swedish write a day as yyyy-mm-dd.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest" });

/** The day that it is in Romania at that moment, yyyy-mm-dd. */
export function romanianDay(at: Date): string {
  return DAY.format(at);
}
