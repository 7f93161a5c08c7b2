const STATEMENT_TIMEOUT = "57014";

export interface Spread {
  p50: number;
  p95: number;
}

/** Returns the median and 95th percentile of the given durations. */
export function spreadOf(durations: number[]): Spread {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function isTimeout(error: unknown): boolean {
  if (error instanceof Error && "code" in error && error.code === STATEMENT_TIMEOUT) return true;
  throw error;
}

/** Returns the milliseconds of each call within a time budget; Infinity for a statement timeout. */
export async function timeRounds(
  rounds: number,
  budgetMs: number,
  work: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  let spent = 0;
  for (let round = 0; round < rounds && spent < budgetMs; round += 1) {
    const start = performance.now();
    const isDone = await work(round).then(
      () => true,
      (error: unknown) => !isTimeout(error),
    );
    const duration = performance.now() - start;
    durations.push(isDone ? duration : Infinity);
    spent += duration;
  }
  return durations;
}

/** Formats rows as aligned columns. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

export function ms(value: number): string {
  if (value === Infinity) return "gave up";
  return Number.isNaN(value) ? "-" : value < 10 ? value.toFixed(2) : value.toFixed(0);
}
