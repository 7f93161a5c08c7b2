import type { BackgroundJob as WireJob } from "@curat/contract/staff/jobs";
import type { BatchCounts } from "../changes/index.ts";
import type { BackgroundJob } from "./jobs.rules.ts";

export function toWireJob(
  { createdAt, startedAt, endedAt, actor, ...job }: BackgroundJob,
  { changes, undoable, notes }: BatchCounts & { notes: readonly string[] },
): WireJob {
  return {
    id: job.id,
    kind: job.kind,
    title: job.title,
    state: job.state,
    done: job.done,
    total: job.total,
    counts: job.counts,
    batch: job.batch,
    changes,
    undoable,
    notes: [...notes],
    error: job.error,
    by: actor.name,
    created_at: createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
  };
}
