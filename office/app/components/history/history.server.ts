import { listChanges } from "@curat/contract/staff/changes";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";

/**
 * The last changes of a thing, with which of them this person can take back; undefined for who may not see them. An
 * order's are those of its parcels, papers and money, too.
 */
export async function loadHistory(context: Context, kind: string, id: string | number) {
  const query = kind === "order" ? { order_id: String(id) } : { subject_kind: kind, subject_id: String(id) };
  const [answer, may] = await Promise.all([maybe(context, listChanges, { query }), mayDo(context)]);
  return answer?.data.map((change) => ({
    id: change.id,
    at: change.at,
    actor: change.actor,
    sentence: change.sentence,
    canUndo: change.undo_refused === null && may("changes:undo"),
  }));
}
export type HistoryRow = NonNullable<Awaited<ReturnType<typeof loadHistory>>>[number];
