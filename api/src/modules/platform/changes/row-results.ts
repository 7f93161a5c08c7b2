/** Results of importing single rows, shared by all importers. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import type { Actor } from "./changes.store.ts";

export type RowOutcome = "new" | "changed" | "same" | "refused";

export interface RowResult {
  outcome: RowOutcome;
  /** Why it was refused, by field of the staff calls. */
  errors?: FieldErrors;
  /** A place in the row that the list of localities lacks. Staff match it once for the whole file. */
  place?: UnresolvedPlace;
}

/** Options for importing rows. */
export interface ImportedRows {
  actor: Actor;
  at: Date;
  /** Dry run: nothing is written, only the results are returned. */
  isTrial: boolean;
  /** In a dry run, keys that earlier rows would have created. */
  tried: ReadonlySet<string>;
}

export function refusedRow(errors: FieldErrors): RowResult {
  return { outcome: "refused", errors };
}
