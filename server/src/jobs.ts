/** npm run jobs [-- again | drop [TASK]]: the jobs that failed for good; tries them again, or leaves them undone. */
import { taskCommand } from "./task-command.ts";
import { runTask } from "./task.ts";
import { withTaskApi } from "./task-api.ts";

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
    for (const { task: name, triedAt, error } of jobs)
      console.log(`${triedAt.toISOString()}  ${name}  ${error}`);
    if (jobs.length === 0) return console.log("None failed for good.");
    console.log(
      `Tried again by ${taskCommand("jobs", "again [TASK]")}, left undone by ${taskCommand("jobs", "drop [TASK]")}.`,
    );
  });
});
