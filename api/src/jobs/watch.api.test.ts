import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LogEntry } from "../config.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { watchJobs } from "./watch.ts";

const shop = await openTestShop();
const holder = new pg.Client({ connectionString: shop.config.databaseUrl });
beforeAll(() => holder.connect());
afterAll(() => holder.end());

/** What the watch says of a queue that took its last job at this time. */
async function watched(task: string, takenAt: number | undefined): Promise<[LogEntry, Error?]> {
  const given: Error[] = [];
  const logged = Promise.withResolvers<LogEntry>();
  const stop = watchJobs(
    holder,
    { log: logged.resolve },
    {
      queues: [{ tasks: [task], takenAt: () => takenAt }],
      giveUp: (error) => given.push(error),
      patienceMs: 120_000,
      lookEveryMs: 10,
    },
  );
  const entry = await logged.promise;
  stop();
  return [entry, ...given.slice(0, 1)] as [LogEntry, Error?];
}

it("tells of a job that waits longer than two minutes, and gives up where nobody takes it", async () => {
  await shop.query("select graphile_worker.add_job('issue_invoice', run_at := now() - interval '5 minutes')");
  const told = {
    level: "error",
    message: "A job waits longer than it may.",
    task: "issue_invoice",
    seconds: expect.closeTo(300, -2),
  };
  expect(await watched("issue_invoice", Date.now() - 130_000)).toEqual([
    told,
    new Error("Jobs are due and none is taken."),
  ]);
  expect(await watched("issue_invoice", Date.now() - 1_000), "it takes others").toEqual([told]);
  expect(await watched("issue_invoice", undefined), "it is to take none").toEqual([told]);
  expect(await watched("poll_shipments", Date.now() - 130_000), "it is not of this queue").toEqual([told]);
});
