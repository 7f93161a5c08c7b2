import type pg from "pg";
import type { ApiContext } from "../context.ts";

/** Time after which a due job that was not taken is reported. A scheduled job is due every minute. */
const TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 10_000;
const LOG_INTERVAL_MS = 600_000;

export interface Watched {
  tasks: string[];
  /** Returns when one of these tasks was last taken; undefined while the queue should take no job. */
  takenAt: () => number | undefined;
  isAt: (job: string) => boolean;
}

export interface WatchOptions {
  timeoutMs?: number;
  lookEveryMs?: number;
}

interface Due {
  task: string;
  seconds: number;
}

/**
 * Checks due jobs every ten seconds over the connection that holds the worker's lock, until the returned function is
 * called. Calls `giveUp` if no check succeeds, or no due job is taken, for two minutes. Also calls it if a job is
 * locked but not running in two checks in a row: a restart unlocks that job.
 */
export function watchJobs(
  holder: pg.Client,
  { log }: Pick<ApiContext, "log">,
  {
    queues,
    giveUp,
    timeoutMs = TIMEOUT_MS,
    lookEveryMs = LOOK_EVERY_MS,
  }: { queues: Watched[]; giveUp: (error: Error) => void } & WatchOptions,
): () => void {
  let [lastSeenAt, loggedAt, isLooking] = [Date.now(), 0, false];
  let left: string[] = [];
  const look = async (): Promise<void> => {
    const { rows: due } = await holder.query<Due>(DUE, [timeoutMs / 1000]);
    lastSeenAt = Date.now();
    const [oldest] = due;
    if (oldest && Date.now() - loggedAt > LOG_INTERVAL_MS) {
      loggedAt = Date.now();
      log({ level: "error", message: "A job is overdue.", ...oldest });
    }
    const isStuck = queues.some(({ tasks, takenAt }) => {
      const taken = takenAt();
      const isQuiet = taken !== undefined && Date.now() - taken > timeoutMs;
      return isQuiet && due.some(({ task }) => tasks.includes(task));
    });
    if (isStuck) giveUp(new Error("Jobs are due, but none is started."));
    const { rows: taken } = await holder.query<{ id: string }>(TAKEN, [timeoutMs / 1000]);
    const isLeft = ({ id }: { id: string }): boolean => !queues.some(({ isAt }) => isAt(id));
    const before = left;
    left = taken.filter(isLeft).map(({ id }) => id);
    if (left.some((id) => before.includes(id))) giveUp(new Error("A job is locked, but no process runs it."));
  };
  const looking = setInterval(() => {
    if (Date.now() - lastSeenAt > timeoutMs) giveUp(new Error("The database does not respond."));
    if (isLooking) return;
    isLooking = true;
    // A failed check is ignored: the connection reports its own end.
    void look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, lookEveryMs);
  return () => clearInterval(looking);
}

const DUE = `
  select task_identifier as task, round(extract(epoch from now() - min(run_at)))::integer as seconds
  from graphile_worker.jobs
  where locked_at is null and attempts < max_attempts and run_at < now() - make_interval(secs => $1)
  group by 1 order by 2 desc`;

const TAKEN = `
  select id::text from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)`;
