/** "22.11.2026": a day that is written yyyy-mm-dd. */
export function dayText(day: string): string {
  return day.split("-").toReversed().join(".");
}
