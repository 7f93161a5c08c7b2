import type { JobKind, JobState } from "@curat/contract/staff/jobs.values";
import type { Actor } from "../changes/index.ts";

/** The contents of the JSON fields depend on the kind of job. */
export interface BackgroundJob {
  id: number;
  kind: JobKind;
  title: string;
  parameters: unknown;
  state: JobState;
  /** Position where the next step starts; null before the first step. */
  position: unknown;
  done: number;
  total: number | null;
  counts: Record<string, number>;
  batch: string;
  failures: number;
  error: string;
  /** Author of the job's changes. All changes share one batch. */
  actor: Actor & { batch: string };
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** Result of one step, saved in the same transaction as its changes. */
export interface JobPiece {
  position: unknown;
  done: number;
  total?: number;
  counts?: Readonly<Record<string, number>>;
  /** Remarks for staff, for example about skipped items. */
  notes?: readonly string[];
  isLast: boolean;
}

/** Ends the job as failed, with a message for staff. */
export class JobFailure extends Error {}

const MAX_FAILURES = 3;

/** Returns the job's state after a failed step, with a message for staff if the job fails. */
export function afterFailure(failures: number, error: unknown): { state: "running" | "failed"; why: string } {
  if (error instanceof JobFailure) return { state: "failed", why: error.message };
  return failures + 1 < MAX_FAILURES
    ? { state: "running", why: "" }
    : {
        state: "failed",
        why: "A apărut o eroare. Reia operațiunea. Dacă eroarea se repetă, anunță administratorul serverului.",
      };
}

export function addedCounts(
  counts: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const sums = { ...counts };
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
