/** `npm run jobs [-- again | drop [TASK]]` lists, retries or deletes permanently failed jobs. */
import type { Api } from "@curat/api";
import { taskCommand } from "./task-command.ts";
import { runTask } from "./task.ts";
import { withTaskApi } from "./task-api.ts";

type FailedJob = Awaited<ReturnType<Api["failedJobs"]["list"]>>[number];

const [act, task] = process.argv.slice(2);

await runTask(async () => {
  if (act !== undefined && act !== "again" && act !== "drop")
    throw new Error(`Specify an action, ${taskCommand("jobs", "again")} or drop, and optionally a task.`);
  await withTaskApi(async ({ failedJobs }) => {
    if (act === "again") return console.log(`${await failedJobs.retry(task)} will be retried by the worker.`);
    if (act === "drop") return console.log(`${await failedJobs.drop(task)} were dropped.`);
    const jobs = await failedJobs.list();
    for (const job of jobs) console.log(lineOf(job));
    if (jobs.length === 0) return console.log("No failed jobs.");
    console.log(
      `Retry permanently failed jobs with ${taskCommand("jobs", "again [TASK]")}, or drop them with ${taskCommand("jobs", "drop [TASK]")}.`,
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
