import { listChanges } from "@curat/contract/staff/changes";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** The last changes of a thing; undefined for who may not see them. */
export async function loadHistory(context: Context, kind: string, id: string | number) {
  const query = { subject_kind: kind, subject_id: String(id) };
  const answer = await maybe(context, listChanges, { query });
  return answer?.data.map((change) => ({
    id: change.id,
    at: change.at,
    actor: change.actor,
    sentence: change.sentence,
  }));
}
export type HistoryRow = NonNullable<Awaited<ReturnType<typeof loadHistory>>>[number];
