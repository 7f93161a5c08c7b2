/** Runs jobs and sends emails until a stop signal. */
import { setPriority } from "node:os";
import { createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { noteProof } from "./backup/prove-restore.ts";
import { openLog } from "./log.ts";
import { measureProcess } from "./metrics/process-metrics.ts";
import { readProcessSettings } from "./process-settings.ts";
import { collectTraces } from "./tracing/collect-traces.ts";
import { serveUntilDrained } from "./processes/serve-until-drained.ts";

/** A nice value: 0 is normal, 19 the lowest priority. */
const WHILE_BUYERS_WAIT = 5;

// Emails must not delay buyers: on a full machine, web processes get three times as much CPU time.
// With a much lower priority, any busy program would stall the worker while it holds row locks.
setPriority(WHILE_BUYERS_WAIT);

const settings = readProcessSettings();
const log = openLog("worker");
// If the queue cannot release its jobs, it rejects a promise that no code handles.
process.on("unhandledRejection", giveUp);
const endTracing = await collectTraces("worker");
const api = createApi({
  ...apiConfigOf(settings, log, "jobs"),
  testRestore: (now) => noteProof(settings, now),
});
measureProcess(api);
const stopping = new AbortController();
const starting = api.startWorker({ signal: stopping.signal });
const lost = starting.then((worker) => worker.lost);
lost.catch((error: unknown) => {
  if (!stopping.signal.aborted) giveUp(error);
});

// The worker reports that it is up even while it waits for another machine's worker to end.
serveUntilDrained(async () => {
  stopping.abort();
  const worker = await starting.catch(() => undefined);
  await worker?.stop();
  await api.close();
  await endTracing();
});

/**
 * Ends the worker. The main process restarts it with exponential backoff, for example while the database is
 * unavailable.
 */
function giveUp(error: unknown): never {
  log.error({ err: error }, "The worker cannot continue and stops.");
  process.exit(1);
}
