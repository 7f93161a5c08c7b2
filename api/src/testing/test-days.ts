/**
 * Returns SQL for the same Romanian local time `days` days before `moment`. Subtracting multiples of 24 hours
 * can give another day near midnight, for two weeks after a clock change.
 */
export function daysBefore(moment: string, days: number | "$2"): string {
  const here = "at time zone 'Europe/Bucharest'";
  return `((${moment} ${here}) - make_interval(days => ${days})) ${here}`;
}
