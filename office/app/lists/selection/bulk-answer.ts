import { useActionData } from "react-router";
import { SELECTION } from "./selection.ts";

/** What came of one row. */
export interface BulkRow {
  id: number;
  /** What people call it: an order's number. */
  name?: string;
  ok: boolean;
  /** Why it was refused. */
  why?: string | null;
}

/** What came of an act on many rows. */
export interface BulkAnswer {
  form: typeof SELECTION;
  done: number;
  /** What was done, in words; null where nothing was. */
  said: string | null;
  refused: { id: number; name: string; why: string }[];
  /** Why the rest was not tried at all; null where everything was. */
  stopped: { why: string; left: number } | null;
}

/** What the last act on chosen rows came to; undefined before one. */
export function useBulkAnswer(): BulkAnswer | undefined {
  const sent = useActionData<Partial<BulkAnswer>>();
  return sent?.form === SELECTION && sent.refused ? (sent as BulkAnswer) : undefined;
}
