import { listChanges as listChangesCall, type Change as WireChange } from "@curat/contract/staff/changes";
import type { ApiContext } from "../../context.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { type Change, listChanges } from "./changes.store.ts";

const ROWS_PER_PAGE = 20;

/** The log of everything that was changed. */
export function staffChangesRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listChangesCall, async ({ query: { page, subject_kind, subject_id, actor, batch }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const filter = { subjectKind: subject_kind, subjectId: subject_id, actor, batch };
    const { rows, total } = await listChanges(db, filter, paging);
    return pagedAnswer(rows.map(toWireChange), { ...paging, total }, url);
  });
}

function toWireChange({ at, actor, subject, ...change }: Change): WireChange {
  return {
    ...change,
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor: actor.name,
    subject_kind: subject.kind,
    subject_id: subject.id,
  };
}
