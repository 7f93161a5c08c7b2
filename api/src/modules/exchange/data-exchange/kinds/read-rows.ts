import type { FieldErrors } from "@curat/contract/envelope";
import { refusedRow, type RowResult } from "../../../platform/changes/index.ts";

export type ReadRow<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

export async function savedRows<T>(
  rows: readonly ReadRow<T>[],
  save: (reported: T[]) => Promise<RowResult[]>,
): Promise<RowResult[]> {
  const saved = await save(rows.flatMap((row) => (row.ok ? [row.value] : [])));
  const results = saved[Symbol.iterator]();
  return rows.map((row) => {
    if (!row.ok) return refusedRow(row.errors);
    const { value } = results.next();
    if (!value) throw new Error("An imported row has no result.");
    return value;
  });
}
