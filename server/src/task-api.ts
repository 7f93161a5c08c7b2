/** An API for a task on the command line, over the database that the shop uses, whether the shop runs or not. */
import { type Api, createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { openLog } from "./log.ts";
import { startPostgres } from "./postgres/start-postgres.ts";
import { lockDataDir } from "./processes/data-dir-lock.ts";
import { parseSettings, type Settings } from "./settings.ts";

const CONNECTIONS = 3;

/** Runs the task, leaves the database as it was found: running where the shop runs, stopped where it does not. */
export async function withTaskApi(work: (api: Api) => Promise<void>): Promise<void> {
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const { settings } = parsed;
  if (settings.apiUrl)
    throw new Error("With API_URL set there is no database of ours; unset it for this task.");
  if (settings.databaseUrl) return runTask(settings, settings.databaseUrl, work);
  const taken = await lockDataDir(settings.dataDir, console.log);
  // Where the lock is held the shop runs, and so does its database: it is taken over, never stopped.
  const database = await startPostgres({ dataDir: settings.dataDir, log: console.log });
  try {
    await runTask(settings, database.url, work);
  } finally {
    if (taken.ok) {
      await database.stop();
      taken.lock.release();
    }
  }
}

async function runTask(
  settings: Settings,
  databaseUrl: string,
  work: (api: Api) => Promise<void>,
): Promise<void> {
  const whole = {
    ...settings,
    databaseUrl,
    apiKey: settings.apiKey ?? "",
    // A task signs and seals nothing.
    sealKey: settings.sealKey ?? "",
    databaseConnections: CONNECTIONS,
    isDev: false,
  };
  const api = createApi(apiConfigOf(whole, openLog("task"), "jobs"));
  try {
    await api.migrate();
    await work(api);
  } finally {
    await api.close();
  }
}
