/**
 * Returns SQL for the same Romanian local time `days` days before `moment`. For two weeks after a clock change,
 * subtracting multiples of 24 hours can give another day near midnight.
 */
export function daysBefore(moment: string, days: number | "$2"): string {
  const here = "at time zone 'Europe/Bucharest'";
  return `((${moment} ${here}) - make_interval(days => ${days})) ${here}`;
}
