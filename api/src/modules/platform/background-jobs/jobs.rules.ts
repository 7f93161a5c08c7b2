/** Background jobs and the effect of their steps. Pure. */
import type { JobKind, JobState } from "@curat/contract/staff/jobs.values";
import type { Actor } from "../changes/index.ts";

/** A background job. The job's kind defines the contents of its JSON fields. */
export interface BackgroundJob {
  id: number;
  kind: JobKind;
  title: string;
  parameters: unknown;
  state: JobState;
  /** Where the next step starts, as JSON; null before the first step. */
  position: unknown;
  done: number;
  total: number | null;
  counts: Record<string, number>;
  batch: string;
  failures: number;
  error: string;
  /** The author of the job's changes, which all belong to one batch. */
  actor: Actor & { batch: string };
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** The result of one step, saved in the same transaction as its changes. */
export interface JobPiece {
  /** Where the next step starts, as JSON. */
  position: unknown;
  /** Number of items that this step completed. */
  done: number;
  /** Total number of items, once known. */
  total?: number;
  /** Amounts to add to the job's counters. */
  counts?: Readonly<Record<string, number>>;
  /** Messages for staff about single items, such as those that were skipped. */
  notes?: readonly string[];
  isLast: boolean;
}

/** Ends the job as failed, with a message for staff. */
export class JobFailure extends Error {}

/** Consecutive failures after which the job fails. */
const MAX_FAILURES = 3;

/** Returns the job's state after a failed step: to be retried, or failed. */
export function afterFailure(failures: number, error: unknown): { state: "running" | "failed"; why: string } {
  if (error instanceof JobFailure) return { state: "failed", why: error.message };
  return failures + 1 < MAX_FAILURES
    ? { state: "running", why: "" }
    : {
        state: "failed",
        why: "A apărut o eroare. Reia operațiunea. Dacă se repetă, anunță administratorul serverului.",
      };
}

/** Returns the sum of two sets of counters. */
export function addedCounts(
  counts: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const sums = { ...counts };
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
