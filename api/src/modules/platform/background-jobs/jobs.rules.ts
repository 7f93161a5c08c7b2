/** Background jobs and the effect of their steps. Pure. */
import type { JobKind, JobState } from "@curat/contract/staff/jobs.values";
import type { Actor } from "../changes/index.ts";

/** A background job; its JSON fields are defined by its kind. */
export interface BackgroundJob {
  id: number;
  kind: JobKind;
  title: string;
  parameters: unknown;
  state: JobState;
  /** Start of the next step; null before the first. */
  position: unknown;
  done: number;
  total: number | null;
  counts: Record<string, number>;
  batch: string;
  failures: number;
  error: string;
  /** All changes of the job are one batch. */
  actor: Actor & { batch: string };
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** The result of one step, saved in the same transaction as its changes. */
export interface JobPiece {
  /** Start of the next step, as JSON. */
  position: unknown;
  /** Number of items that this step completed. */
  done: number;
  /** Total number of items, once known. */
  total?: number;
  /** Additions to the job's counters. */
  counts?: Readonly<Record<string, number>>;
  /** Messages for staff about single items, such as those that were skipped. */
  notes?: readonly string[];
  isLast: boolean;
}

/** Ends the job as failed, with a message for staff. */
export class JobFailure extends Error {}

/** Consecutive failures after which the job fails. */
const MAX_FAILURES = 3;

/** Returns the job's state after a failure: retried later, or failed. */
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
