/** Results of importing single rows, shared by all importers. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import type { Actor } from "./changes.store.ts";

export type RowOutcome = "new" | "changed" | "same" | "refused";

export interface RowResult {
  outcome: RowOutcome;
  /** Why the row was refused, keyed by the field names of the staff API. */
  errors?: FieldErrors;
  /**
   * A place in the row that is not in the list of localities. Staff choose the matching locality once for the
   * whole file.
   */
  place?: UnresolvedPlace;
}

/** Options for importing rows. */
export interface ImportedRows {
  actor: Actor;
  at: Date;
  /** Dry run: nothing is written, only the results are returned. */
  isTrial: boolean;
  /** In a dry run, the keys of records that earlier rows would have created. */
  tried: ReadonlySet<string>;
}

export function refusedRow(errors: FieldErrors): RowResult {
  return { outcome: "refused", errors };
}
