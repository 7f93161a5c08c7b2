/** What becomes of one row of a file: whoever writes rows of many things tells it in these words. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { AskedPlace } from "@curat/contract/staff/asked-places.fields";
import type { Actor } from "./changes.store.ts";

export type RowOutcome = "new" | "changed" | "same" | "refused";

export interface RowResult {
  outcome: RowOutcome;
  /** Why it was refused, by field of the staff's calls. */
  errors?: FieldErrors;
  /** A place in the row that the lists of localities lack. Staff match it once for the whole file. */
  place?: AskedPlace;
}

/** How rows are written. */
export interface ImportedRows {
  actor: Actor;
  at: Date;
  /** Nothing is written: only what would become of each row is told. */
  isTrial: boolean;
  /** Keys of what rows before these would have made, where they were only tried. */
  tried: ReadonlySet<string>;
}

export function refusedRow(errors: FieldErrors): RowResult {
  return { outcome: "refused", errors };
}
