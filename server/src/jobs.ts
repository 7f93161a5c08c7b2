/**
 * `npm run jobs [-- again | drop [TASK]]` lists the failed jobs. `again` retries those that failed for good,
 * `drop` deletes them.
 */
import type { Api } from "@curat/api";
import { taskCommand } from "./task-command.ts";
import { runTask } from "./task.ts";
import { withTaskApi } from "./task-api.ts";

type FailedJob = Awaited<ReturnType<Api["failedJobs"]["list"]>>[number];

const [act, task] = process.argv.slice(2);

await runTask(async () => {
  if (act !== undefined && act !== "again" && act !== "drop")
    throw new Error(
      `Say what to do with them: ${taskCommand("jobs", "again")} or drop, and a task where only its are meant.`,
    );
  await withTaskApi(async ({ failedJobs }) => {
    if (act === "again") return console.log(`${await failedJobs.retry(task)} are tried again by the worker.`);
    if (act === "drop") return console.log(`${await failedJobs.drop(task)} are left undone.`);
    const jobs = await failedJobs.list();
    for (const job of jobs) console.log(lineOf(job));
    if (jobs.length === 0) return console.log("None failed.");
    console.log(
      `Those that failed for good are tried again by ${taskCommand("jobs", "again [TASK]")}, left undone by ${taskCommand("jobs", "drop [TASK]")}.`,
    );
  });
});

function lineOf({
  task: name,
  state,
  attempts,
  triedAt,
  nextAt,
  error,
  trace,
  orderNumber,
}: FailedJob): string {
  const fate = state === "failed" ? "failed for good" : `attempt ${attempts}, next ${nextAt.toISOString()}`;
  const ids = [
    ...(orderNumber === null ? [] : [`order ${orderNumber}`]),
    ...(trace === null ? [] : [`trace ${trace}`]),
  ];
  return [triedAt.toISOString(), name, fate, ...ids, error].join("  ");
}
