import { afterAll, beforeAll, expect } from "vitest";
import type { Worker } from "../jobs/runner.ts";
import type { openTestShop } from "./test-shop.ts";

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Deletes the jobs of earlier tests in the file, because a new worker would run them first. */
export async function forgetJobs(shop: TestShop): Promise<void> {
  await shop.query("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
}

/** Makes waiting jobs due now and wakes the workers, which otherwise poll every two seconds. */
export async function retryNow(shop: TestShop): Promise<void> {
  await shop.query(
    `with due as (update graphile_worker._private_jobs set run_at = now() where locked_at is null returning id)
     select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from due`,
  );
}

export function withWorker(shop: TestShop): void {
  let worker: Worker;
  beforeAll(async () => {
    worker = await shop.api.startWorker();
  });
  afterAll(() => worker.stop());
}

export async function workOff(shop: TestShop): Promise<void> {
  const worker = await shop.api.startWorker();
  try {
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  } finally {
    await worker.stop();
  }
}
