import { useActionData } from "react-router";
import { SELECTION } from "./selection.ts";

/** Result of a batch action for one row. */
export interface BulkRow {
  id: number;
  /** Name of the row for display, such as an order's number. */
  name?: string;
  ok: boolean;
  /** Why the row was refused. */
  why?: string | null;
}

/** Result of a batch action for all rows. */
export interface BulkAnswer {
  form: typeof SELECTION;
  done: number;
  /** Success message; null when nothing was done. */
  said: string | null;
  refused: { id: number; name: string; why: string }[];
  /** If the action stopped early: the reason, and the number of rows not attempted. Null otherwise. */
  stopped: { why: string; left: number } | null;
}

/** Returns the result of the batch action that just ran; undefined if none did. */
export function useBulkAnswer(): BulkAnswer | undefined {
  const sent = useActionData<Partial<BulkAnswer>>();
  return sent?.form === SELECTION && sent.refused ? (sent as BulkAnswer) : undefined;
}
