/** What a job is, and what one piece of it makes of it: pure. */
import type { JobKind, JobState } from "@curat/contract/staff/jobs.values";
import type { Actor } from "../changes/index.ts";

/** Long work as it stands; what is JSON is the kind's own. */
export interface BackgroundJob {
  id: number;
  kind: JobKind;
  title: string;
  parameters: unknown;
  state: JobState;
  /** Where the next piece begins; null before the first. */
  position: unknown;
  done: number;
  total: number | null;
  counts: Record<string, number>;
  batch: string;
  failures: number;
  error: string;
  /** Changes made in its name are one act. */
  actor: Actor & { batch: string };
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** What one piece of a job did, in the transaction that also moves the job on. */
export interface JobPiece {
  /** Where the next piece begins, as JSON. */
  position: unknown;
  /** How much more is done. */
  done: number;
  /** How much there is to do, once that is known. */
  total?: number;
  /** How much more came of what. */
  counts?: Readonly<Record<string, number>>;
  /** What people are told by name, such as what was left. */
  notes?: readonly string[];
  isLast: boolean;
}

/** A job that can not go on, with the reason as people read it. */
export class JobFailure extends Error {}

/** Pieces in a row that may fail before the job does. */
const MAX_FAILURES = 3;

/** What a failure makes of a job: it is tried again later, or has failed. */
export function afterFailure(failures: number, error: unknown): { state: "running" | "failed"; why: string } {
  if (error instanceof JobFailure) return { state: "failed", why: error.message };
  return failures + 1 < MAX_FAILURES
    ? { state: "running", why: "" }
    : {
        state: "failed",
        why: "Ceva nu a mers la noi. Reia lucrarea; dacă se repetă, anunță cine are grijă de server.",
      };
}

/** Counts with those of a piece added. */
export function addedCounts(
  counts: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const sums = { ...counts };
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
