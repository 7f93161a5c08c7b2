import { afterAll, beforeAll } from "vitest";
import type { Worker } from "../jobs/runner.ts";
import type { openTestShop } from "./test-shop.ts";

/** The file's tests have a worker for the shop's jobs, from the first of them to the last. */
export function withWorker(shop: Awaited<ReturnType<typeof openTestShop>>): void {
  let worker: Worker;
  beforeAll(async () => {
    worker = await shop.api.startWorker();
  });
  afterAll(() => worker.stop());
}
