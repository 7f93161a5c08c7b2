import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CRONTAB } from "../../../api/src/jobs/crontab.ts";
import { ms, table } from "../search/timing.ts";

/** Tasks that are scheduled between two and three o'clock. */
const NIGHTLY = [...CRONTAB.matchAll(/^\d+ 2 \* \* \* (\w+)/gm)].map(([, task = ""]) => task);

/** Prints the time from request to completion of each nightly task, slowest first. */
export async function measureClockJobs(client: pg.Client): Promise<void> {
  const rows: [string, number][] = [];
  for (const task of NIGHTLY) rows.push([task, await timeOf(client, task)]);
  const shown = rows.toSorted((a, b) => b[1] - a[1]).map(([task, took]) => [task, ms(took)]);
  console.log(`\n${table([["nightly job, ms", "took"], ...shown])}`);
}

async function timeOf(client: pg.Client, task: string): Promise<number> {
  const key = `bench:${task}`;
  const start = performance.now();
  await client.query("select graphile_worker.add_job($1, '{}'::json, job_key := $2)", [task, key]);
  for (;;) {
    const { rows } = await client.query<{ error: string | null }>(
      "select last_error as error from graphile_worker.jobs where key = $1",
      [key],
    );
    if (!rows[0]) return performance.now() - start;
    if (rows[0].error !== null) throw new Error(`${task} failed: ${rows[0].error}`);
    await pause(5);
  }
}
