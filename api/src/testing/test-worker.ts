import { afterAll, beforeAll, expect } from "vitest";
import type { Worker } from "../jobs/runner.ts";
import type { openTestShop } from "./test-shop.ts";

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** What earlier tests of the file have asked for is not done: a worker that starts now would do all of it first. */
export async function forgetJobs(shop: TestShop): Promise<void> {
  await shop.query("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
}

/** The file's tests have a worker for the shop's jobs, from the first of them to the last. */
export function withWorker(shop: TestShop): void {
  let worker: Worker;
  beforeAll(async () => {
    worker = await shop.api.startWorker();
  });
  afterAll(() => worker.stop());
}

/** Runs the worker until no job is left. */
export async function workOff(shop: TestShop): Promise<void> {
  const worker = await shop.api.startWorker();
  try {
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  } finally {
    await worker.stop();
  }
}
