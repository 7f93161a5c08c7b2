import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { taskText } from "@curat/contract/staff/failed-jobs.values";
import type { ApiContext } from "../context.ts";
import { listMails } from "../modules/backoffice/notifications/index.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aCart, placeOrder, openSellingShop } from "../testing/test-orders.ts";
import { AT_START, CRONTAB } from "./crontab.ts";
import { mailTasks, workTasks } from "./tasks.ts";

// Each of several runners needs its own connections.
const shop = await openSellingShop({ poolSize: 10 });

/** Locks of this database only, because other databases on the server also have workers. */
const LOCKS = `from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;

it("the worker schedules only existing tasks, each once and as documented for operators", async () => {
  // Creating the tasks uses only this part of the context.
  const context = { config: shop.config } as ApiContext;
  const known = Object.keys({ ...workTasks(context), ...mailTasks(context) });
  const clocked = CRONTAB.trim()
    .split("\n")
    .map((line) => line.split(" ")[5] ?? "");
  expect(clocked).toEqual([...new Set(clocked)]);
  expect(known).toEqual(expect.arrayContaining([...clocked, ...AT_START]));
  const guide = await readFile(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, list = ""] = guide.split("`api/src/jobs/crontab.ts` is the list:");
  const reported = [...(list.split("\n\n")[1] ?? "").matchAll(/^\| [^|]+ \| `(\w+)`/gm)].map(
    ([, task]) => task,
  );
  expect(reported.toSorted()).toEqual(clocked.toSorted());
  expect(
    known.filter((task) => taskText(task) === task),
    "tasks without a name in the office",
  ).toEqual([]);
});

it("the worker runs the jobs of a killed worker at once", async () => {
  await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]));
  const begun = await shop.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed' returning id",
  );
  expect(begun).toHaveLength(1);
  const worker = await shop.api.startWorker();
  await expect.poll(async () => (await listMails(shop.config.mailFolder)).length).toBe(1);
  await worker.stop();
});

it("a worker reports that it lost the connection with its lock, and another worker takes over", async () => {
  const worker = await shop.api.startWorker();
  await shop.query(`select pg_terminate_backend(pid) ${LOCKS} and granted`);
  await expect(worker.lost).rejects.toThrow("terminating connection due to administrator command");
  const another = await shop.api.startWorker();
  await another.stop();
  await worker.stop();
});

it("a worker waits until no other one runs", async () => {
  // The waiting worker polls the lock; its holder runs other queries.
  const waiting = () =>
    shop.query(
      `select from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'`,
    );
  const first = await shop.api.startWorker();
  const second = shop.api.startWorker();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await first.stop();
  await (await second).stop();
  expect(await waiting()).toHaveLength(0);
});
