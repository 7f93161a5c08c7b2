import { beforeEach, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { forgetJobs } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
beforeEach(async () => {
  await forgetJobs(shop);
  await shop.query(
    `select graphile_worker.add_job(task, max_attempts := 7) from unnest(array['issue_invoice', 'invoice_mail']) task`,
  );
  await shop.query(
    "update graphile_worker._private_jobs set attempts = 7, last_error = E'ANAF does not answer.\\n  at line 3'",
  );
  // A job with attempts left must stay unchanged.
  await shop.query("select graphile_worker.add_job('issue_invoice', max_attempts := 9)");
});
const left = () =>
  shop.query(
    "select task_identifier as task, attempts, max_attempts as most from graphile_worker.jobs order by id",
  );
const WAITS = { task: "issue_invoice", attempts: 0, most: 9 };

it("failed jobs are listed with their error", async () => {
  expect(await shop.api.failedJobs.list()).toMatchObject([
    { task: "issue_invoice", state: "failed", error: "ANAF does not answer.", triedAt: expect.any(Date) },
    { task: "invoice_mail", error: "ANAF does not answer." },
  ]);
});

it("failed jobs can be retried for one task or for all tasks", async () => {
  expect(await shop.api.failedJobs.retry("invoice_mail")).toBe(1);
  expect(await left()).toEqual([
    { task: "issue_invoice", attempts: 7, most: 7 },
    { task: "invoice_mail", attempts: 0, most: 7 },
    WAITS,
  ]);
  expect([await shop.api.failedJobs.retry(), await shop.api.failedJobs.retry()]).toEqual([1, 0]);
  expect((await shop.api.failedJobs.list()).map(({ state }) => state)).toEqual(["retrying", "retrying"]);
});

it("failed jobs can be dropped for one task or for all tasks, and other jobs stay", async () => {
  expect(await shop.api.failedJobs.drop("no_such_task")).toBe(0);
  expect(await shop.api.failedJobs.drop("issue_invoice")).toBe(1);
  expect(await left()).toEqual([{ task: "invoice_mail", attempts: 7, most: 7 }, WAITS]);
  expect(await shop.api.failedJobs.drop()).toBe(1);
  expect(await left()).toEqual([WAITS]);
});
