import { listChanges } from "@curat/contract/staff/changes";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";

/** Returns the latest changes of a record. Undefined if the staff member may not view them. */
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
