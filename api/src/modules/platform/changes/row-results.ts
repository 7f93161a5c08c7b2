import type { FieldErrors } from "@curat/contract/envelope";
import type { UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import type { Actor } from "./changes.store.ts";

export type RowOutcome = "new" | "changed" | "same" | "refused";

export interface RowResult {
  outcome: RowOutcome;
  errors?: FieldErrors;
  /** A place that is missing from the list of localities. Staff match it once per file. */
  place?: UnresolvedPlace;
}

export interface ImportedRows {
  actor: Actor;
  at: Date;
  /** True for a dry run, which writes nothing and only returns the results. */
  isDryRun: boolean;
  /** In a dry run, keys of records that earlier rows would have created. */
  tried: ReadonlySet<string>;
}

export function refusedRow(errors: FieldErrors): RowResult {
  return { outcome: "refused", errors };
}
