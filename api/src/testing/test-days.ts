/** Days as deadlines count them. */

/**
 * SQL for the same hour of Romania's clock so many days before a moment. A day of 24 hours is another one beside midnight for two
 * weeks after the clocks were changed.
 */
export function daysBefore(moment: string, days: number | "$2"): string {
  const here = "at time zone 'Europe/Bucharest'";
  return `((${moment} ${here}) - make_interval(days => ${days})) ${here}`;
}
