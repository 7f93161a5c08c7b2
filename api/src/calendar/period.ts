/** Periods in days of the calendar: pure. */

/** Days of Romania, yyyy-mm-dd, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** What is wrong with a period; undefined for one that can be asked for. */
export function periodProblem({ from, to }: Period): string | undefined {
  return from > to ? "Perioada se termină înainte să înceapă." : undefined;
}
