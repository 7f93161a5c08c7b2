/** The first and last day of the period in Romania, yyyy-mm-dd, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Returns the Romanian error message for an invalid period; undefined when it is valid. */
export function periodProblem({ from, to }: Period): string | undefined {
  return from > to ? "Data de sfârșit nu poate fi înaintea celei de început." : undefined;
}

/** Returns the first and last day of a month, yyyy-mm. */
export function monthOf(month: string): Period {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
