import { useActionData } from "react-router";
import { SELECTION } from "./selection.ts";

/** Result for one row. */
export interface BulkRow {
  id: number;
  /** Display name, such as an order's number. */
  name?: string;
  ok: boolean;
  /** Reason of a refusal. */
  why?: string | null;
}

/** Result of a batch action. */
export interface BulkAnswer {
  form: typeof SELECTION;
  done: number;
  /** Success message; null when nothing was done. */
  said: string | null;
  refused: { id: number; name: string; why: string }[];
  /** Why the remaining rows were not attempted; null when all were. */
  stopped: { why: string; left: number } | null;
}

/** Returns the result of the last batch action; undefined before one. */
export function useBulkAnswer(): BulkAnswer | undefined {
  const sent = useActionData<Partial<BulkAnswer>>();
  return sent?.form === SELECTION && sent.refused ? (sent as BulkAnswer) : undefined;
}
