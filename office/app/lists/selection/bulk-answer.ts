import { useActionData } from "react-router";
import { SELECTION } from "./selection.ts";

export interface BulkRow {
  id: number;
  name?: string;
  ok: boolean;
  why?: string | null;
}

export interface BulkAnswer {
  form: typeof SELECTION;
  done: number;
  message: string | null;
  refused: { id: number; name: string; why: string }[];
  stopped: { why: string; left: number } | null;
}

export function useBulkAnswer(): BulkAnswer | undefined {
  const sent = useActionData<Partial<BulkAnswer>>();
  return sent?.form === SELECTION && sent.refused ? (sent as BulkAnswer) : undefined;
}
