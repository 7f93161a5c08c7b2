import {
  listChanges as listChangesCall,
  undoChange,
  type Change as WireChange,
} from "@curat/contract/staff/changes";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { inUse, notFound, Refusal, type RefusalStatus } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { type Change, findChange, historyOf, keyOf, listChanges, standingVersions } from "./changes.store.ts";
import { undoCall, undoRefusal } from "./undo.rules.ts";

const ROWS_PER_PAGE = 20;

/** The log of everything that was changed. */
export function staffChangesRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listChangesCall, async ({ query: { page, subject_kind, subject_id, actor, batch }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const filter = { subjectKind: subject_kind, subjectId: subject_id, actor, batch };
    const { rows, total } = await listChanges(db, filter, paging);
    const standing = await standingVersions(
      db,
      rows.map(({ subject }) => subject),
    );
    const changes = rows.map((row) => toWireChange(row, standing.get(keyOf(row.subject)) ?? row.version));
    return pagedAnswer(changes, { ...paging, total }, url);
  });

  // By the staff's own call, so that its permission, its rules and its versions hold here too.
  serve(app, undoChange, async ({ params, askAgain }) => {
    const change = await findChange(db, idOf(params.id));
    if (!change) throw notFound();
    const [latest = change] = await historyOf(db, change.subject);
    const refused = undoRefusal(change, latest.version);
    const call = undoCall(change);
    if (refused !== undefined || !call) throw inUse(refused ?? "", toWireChange(latest, latest.version));
    const answer = await askAgain(call);
    // Failures of the API have one shape.
    if (!answer.ok)
      throw new Refusal(answer.status as RefusalStatus, (await answer.json()) as Refusal["body"]);
    const [made = change] = await historyOf(db, change.subject);
    return { data: toWireChange(made, made.version) };
  });
}

/** A change beside the version of its subject that stands now. */
function toWireChange(change: Change, standing: number): WireChange {
  const { at, actor, subject, ...rest } = change;
  return {
    ...rest,
    undo_refused: undoRefusal(change, standing) ?? null,
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor: actor.name,
    subject_kind: subject.kind,
    subject_id: subject.id,
  };
}
