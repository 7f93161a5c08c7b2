/** The worker: jobs and mails, until it is told to finish. */
import { constants, setPriority } from "node:os";
import { createApi } from "@curat/api";
import { pino } from "pino";
import { apiConfigOf } from "./api-config.ts";
import { readProcessSettings } from "./process-settings.ts";
import { serveUntilDrained } from "./processes/child.ts";

// Mails can wait a moment, buyers can not: on a busy machine the web processes come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const settings = readProcessSettings();
const log = pino({ base: { process: "worker" }, level: "warn" });
// The queue rejects where nobody listens when it can not give its jobs back.
process.on("unhandledRejection", giveUp);
const api = createApi(apiConfigOf(settings, log));
const worker = await api.startWorker().catch(giveUp);
worker.lost.catch(giveUp);

serveUntilDrained(async () => {
  await worker.stop();
  await api.close();
});

/** The main process starts the worker again, ever more slowly while the database stays away. */
function giveUp(error: unknown): never {
  log.error({ err: error }, "The worker can not go on and ends.");
  process.exit(1);
}
