/** An API for a task on the command line, over the database that the shop uses, whether the shop runs or not. */
import { type Api, createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { keepKey } from "./kept-keys.ts";
import { openLog } from "./log.ts";
import type { Settings } from "./settings.ts";
import { withTaskDatabase } from "./task-database.ts";

const CONNECTIONS = 3;

/** Runs the task over the shop's database, brought to this version. */
export async function withTaskApi(work: (api: Api) => Promise<void>): Promise<void> {
  await withTaskDatabase(async ({ settings, databaseUrl }) => {
    // As the shop seals, so that it can read what a task leaves.
    const sealKey = settings.sealKey ?? keepKey(settings.dataDir, "seal-key");
    const api = openTaskApi({ ...settings, sealKey }, databaseUrl);
    try {
      await api.migrate();
      await work(api);
    } finally {
      await api.close();
    }
  });
}

/** An API without keys of its own, where none are given: such a task signs and seals nothing. */
export function openTaskApi(settings: Settings, databaseUrl: string): Api {
  const whole = {
    ...settings,
    databaseUrl,
    apiKey: settings.apiKey ?? "",
    sealKey: settings.sealKey ?? "",
    databaseConnections: CONNECTIONS,
    isDev: false,
  };
  return createApi(apiConfigOf(whole, openLog("task", "task"), "jobs"));
}
