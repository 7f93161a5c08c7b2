/** The worker: jobs and mails, until it is told to finish. */
import { setPriority } from "node:os";
import { createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { noteProof } from "./backup/prove-restore.ts";
import { openLog } from "./log.ts";
import { measureProcess } from "./metrics/process-metrics.ts";
import { readProcessSettings } from "./process-settings.ts";
import { collectTraces } from "./tracing/collect-traces.ts";
import { serveUntilDrained } from "./processes/serve-until-drained.ts";

/** As `nice` counts: 0 is everyone, 19 nearly never. */
const WHILE_BUYERS_WAIT = 5;

// Mails can wait a moment, buyers can not: on a machine without a moment's rest whoever serves them gets three times as
// much. Much further back the worker would stand still beside any busy program, with the rows that it has locked.
setPriority(WHILE_BUYERS_WAIT);

const settings = readProcessSettings();
const log = openLog("worker");
// The queue rejects where nobody listens when it can not give its jobs back.
process.on("unhandledRejection", giveUp);
const endTracing = await collectTraces("worker");
const api = createApi({
  ...apiConfigOf(settings, log, "jobs"),
  proveRestore: (now) => noteProof(settings, now),
});
measureProcess(api);
const stopping = new AbortController();
const starting = api.startWorker({ signal: stopping.signal });
const lost = starting.then((worker) => worker.lost);
lost.catch((error: unknown) => {
  if (!stopping.signal.aborted) giveUp(error);
});

// Up, though it may wait for its turn: where another machine's worker works, this one stands by.
serveUntilDrained(async () => {
  stopping.abort();
  const worker = await starting.catch(() => undefined);
  await worker?.stop();
  await api.close();
  await endTracing();
});

/** The main process starts the worker again, ever more slowly while the database stays away. */
function giveUp(error: unknown): never {
  log.error({ err: error }, "The worker can not go on and ends.");
  process.exit(1);
}
