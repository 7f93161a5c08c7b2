import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LogEntry } from "../config.ts";
import type { ApiContext } from "../context.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { runQueue } from "./queue.ts";
import { watchJobs } from "./watch.ts";

const shop = await openTestShop();
const holder = new pg.Client({ connectionString: shop.config.databaseUrl });
beforeAll(() => holder.connect());
afterAll(() => holder.end());

/** Returns what the watch logs and reports for a queue that last took a job at `takenAt`. */
async function watched(task: string, takenAt: number | undefined): Promise<[LogEntry, Error?]> {
  const errors: Error[] = [];
  const logged = Promise.withResolvers<LogEntry>();
  const stop = watchJobs(
    holder,
    { log: logged.resolve },
    {
      queues: [{ tasks: [task], takenAt: () => takenAt, isAt: () => false }],
      giveUp: (error) => errors.push(error),
      timeoutMs: 120_000,
      lookEveryMs: 10,
    },
  );
  const entry = await logged.promise;
  stop();
  return [entry, ...errors.slice(0, 1)] as [LogEntry, Error?];
}

it("the watch logs jobs waiting over two minutes and gives up if none is taken", async () => {
  await shop.query("select graphile_worker.add_job('issue_invoice', run_at := now() - interval '5 minutes')");
  const reported = {
    level: "error",
    message: "A job is overdue.",
    task: "issue_invoice",
    seconds: expect.closeTo(300, -2),
  };
  expect(await watched("issue_invoice", Date.now() - 130_000)).toEqual([
    reported,
    new Error("Jobs are due, but none is started."),
  ]);
  expect(await watched("issue_invoice", Date.now() - 1_000), "other jobs are being taken").toEqual([
    reported,
  ]);
  expect(await watched("issue_invoice", undefined), "the runner takes no jobs").toEqual([reported]);
  expect(await watched("poll_shipments", Date.now() - 130_000), "the task is not in this queue").toEqual([
    reported,
  ]);
});

it("the watch gives up on a locked job only if no queue runs it", async () => {
  await shop.query("select graphile_worker.add_job('poll_shipments', job_key := 'left')");
  const [job] = await shop.query<{ id: string }>(
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes', locked_by = 'worker-of-a-lost-answer'
    where key = 'left' returning id::text`,
  );
  const errors: Error[] = [];
  const watch = (isAt: (id: string) => boolean) =>
    watchJobs(
      holder,
      { log: () => undefined },
      {
        queues: [{ tasks: ["poll_shipments"], takenAt: () => undefined, isAt }],
        giveUp: (error) => errors.push(error),
        timeoutMs: 120_000,
        lookEveryMs: 10,
      },
    );
  const requested: string[] = [];
  const stopFirst = watch((id) => requested.push(id) > 0);
  await expect.poll(() => requested.length).toBeGreaterThan(3);
  stopFirst();
  expect([new Set(requested), errors]).toEqual([new Set([job?.id]), []]);
  const stop = watch(() => false);
  await expect.poll(() => errors[0]).toEqual(new Error("A job is locked, but no process runs it."));
  stop();
});

it("a queue reports the long-running job that it works on", async () => {
  const pool = new pg.Pool({ connectionString: shop.config.databaseUrl });
  // `pool.end()` does not wait for its sockets, so dropping the database may still close one with an error.
  pool.on("error", () => undefined);
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const context = { log: () => undefined } as unknown as ApiContext;
  const options = { taskList: { slow: () => work }, concurrency: 1, giveUp: () => undefined };
  const queue = await runQueue(pool, context, options);
  const [job] = await shop.query<{ id: string }>("select id::text from graphile_worker.add_job('slow')");
  await expect.poll(() => queue.isAt(job?.id ?? "")).toBe(true);
  finish();
  await expect.poll(() => queue.isAt(job?.id ?? "")).toBe(false);
  await queue.stop();
  await pool.end();
});
