import { randomUUID } from "node:crypto";
import { taskText } from "@curat/contract/staff/failed-jobs.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import {
  dropJobs,
  type FailedJob,
  type FailedJobFilter,
  holdFailedJobs,
  retryJobs,
} from "./failed-jobs.store.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";

export type JobAction = "retry" | "drop";

const ACTIONS: Record<
  JobAction,
  {
    carryOut: (tx: Tx, jobs: readonly FailedJob[]) => Promise<FailedJob[]>;
    say: (what: string) => string;
    fate: string;
  }
> = {
  retry: { carryOut: retryJobs, say: (what) => `„${what}” se încearcă din nou.`, fate: "retried" },
  drop: { carryOut: dropJobs, say: (what) => `S-a renunțat la „${what}”.`, fate: "dropped" },
};

const AT_ONCE = 500;
const MAX_ROUNDS = 20;

/** Retries or drops up to 10,000 matching jobs that are not running. Returns how many changed. */
export async function actOnJobs(
  { db }: Pick<ApiContext, "db">,
  act: JobAction,
  { filter, actor }: { filter: FailedJobFilter; actor: Actor },
): Promise<number> {
  const batch = randomUUID();
  let count = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { locked, acted } = await transaction(db, async (tx) => {
      const jobs = await holdFailedJobs(tx, filter, { limit: AT_ONCE, isWaiting: act === "retry" });
      const done = await ACTIONS[act].carryOut(tx, jobs);
      await recordChanges(
        tx,
        done.map((job) => changeOf(job, act, { ...actor, ...(filter.task !== undefined && { batch }) })),
      );
      return { locked: jobs.length, acted: done.length };
    });
    count += acted;
    if (locked < AT_ONCE) break;
  }
  return count;
}

/** The field `orderID` makes the change appear in the order's history. */
function changeOf(job: FailedJob, act: JobAction, actor: Actor) {
  const about = { task: job.task, ...(job.orderId !== null && { orderID: job.orderId }) };
  return {
    actor,
    subject: { kind: "job", id: job.id } as const,
    sentence: ACTIONS[act].say(taskText(job.task)),
    before: { ...about, state: job.state, attempts: job.attempts },
    after: { ...about, state: ACTIONS[act].fate },
    touched: [],
  };
}
