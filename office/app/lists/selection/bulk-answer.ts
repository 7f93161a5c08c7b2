import { useActionData } from "react-router";
import { SELECTION } from "./selection.ts";

/** Result of a batch action for one row. */
export interface BulkRow {
  id: number;
  /** Such as an order's number. */
  name?: string;
  ok: boolean;
  /** Why the row was refused. */
  why?: string | null;
}

export interface BulkAnswer {
  form: typeof SELECTION;
  done: number;
  /** Success message; null when nothing was done. */
  said: string | null;
  refused: { id: number; name: string; why: string }[];
  /** Why the action stopped early, and the number of rows not attempted. */
  stopped: { why: string; left: number } | null;
}

/** Returns the result of the batch action that just ran, if any. */
export function useBulkAnswer(): BulkAnswer | undefined {
  const sent = useActionData<Partial<BulkAnswer>>();
  return sent?.form === SELECTION && sent.refused ? (sent as BulkAnswer) : undefined;
}
