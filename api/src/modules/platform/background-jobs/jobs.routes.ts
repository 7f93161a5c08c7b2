import * as calls from "@curat/contract/staff/jobs";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { countsOfBatches } from "../changes/index.ts";
import type { BackgroundJob } from "./jobs.rules.ts";
import { retryJob, stopJob } from "./jobs.service.ts";
import { findJob, listJobRows, listNotes } from "./jobs.store.ts";
import { toWireJob } from "./jobs.wire.ts";

const ROWS_PER_PAGE = 20;
const FIRST_NOTES = 200;
const NONE = { changes: 0, undoable: 0 };

export function jobsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listJobs, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listJobRows(db, { state, ...paging });
    const counts = await countsOfBatches(
      db,
      rows.map(({ batch }) => batch),
    );
    const jobs = rows.map((job) => toWireJob(job, { ...(counts.get(job.batch) ?? NONE), notes: [] }));
    return pagedAnswer(jobs, { ...paging, total }, url);
  });

  serve(app, calls.getJob, async ({ params }) => ({ data: await showJob(db, idOf(params.id)) }));

  serve(app, calls.stopJob, async ({ params }) => {
    const id = idOf(params.id);
    const isStopped = await stopJob(context, id);
    const shown = await showJob(db, id);
    if (!isStopped && shown.state !== "stopped") throw conflict(shown);
    return { data: shown };
  });

  serve(app, calls.retryJob, async ({ params }) => {
    const id = idOf(params.id);
    const isTakenUp = await retryJob(context, id);
    const shown = await showJob(db, id);
    if (!isTakenUp) throw conflict(shown);
    return { data: shown };
  });
}

/** Returns a job in the format of staff calls. Throws 404 for an unknown id. */
export async function showJob(db: Db, id: number): Promise<ReturnType<typeof toWireJob>> {
  const job: BackgroundJob | undefined = await findJob(db, id);
  if (!job) throw notFound();
  const [counts, notes] = await Promise.all([
    countsOfBatches(db, [job.batch]),
    listNotes(db, id, FIRST_NOTES),
  ]);
  return toWireJob(job, { ...(counts.get(job.batch) ?? NONE), notes });
}
