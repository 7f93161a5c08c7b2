/** The course of a price as spans of time: pure. */

export interface PriceRow {
  bani: number;
  from: Date;
  /** Null: the price of today. */
  to: Date | null;
}

/** The rows with the times of `others` cut out of them: what was asked while none of the others was. */
export function withoutSpans(rows: readonly PriceRow[], others: readonly PriceRow[]): PriceRow[] {
  return others.reduce<PriceRow[]>((left, other) => left.flatMap((row) => cut(row, other)), [...rows]);
}

function cut(row: PriceRow, { from, to }: PriceRow): PriceRow[] {
  const before: PriceRow = { ...row, to: earlier(row.to, from) };
  const after: PriceRow = { ...row, from: to !== null && to > row.from ? to : row.from };
  const parts = isSome(before) ? [before] : [];
  return to !== null && isSome(after) ? [...parts, after] : parts;
}

function earlier(to: Date | null, other: Date): Date {
  return to !== null && to < other ? to : other;
}

function isSome({ from, to }: PriceRow): boolean {
  return to === null || to > from;
}
