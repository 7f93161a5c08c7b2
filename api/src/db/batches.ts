const ROWS_A_STATEMENT = 1_000;

/** Calls `insert` with up to 1,000 rows at a time, because a statement can have up to 65,535 parameters. */
export async function insertInBatches<Row>(
  rows: Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await insert(rows.slice(start, start + ROWS_A_STATEMENT));
}
