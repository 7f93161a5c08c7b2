import { type Api, createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { loadOrCreateKey } from "./stored-keys.ts";
import { openLog } from "./log.ts";
import type { Settings } from "./settings.ts";
import { withTaskDatabase } from "./task-database.ts";

const CONNECTIONS = 3;

/** Migrates the shop's database to this version and runs the task on it. */
export async function withTaskApi(work: (api: Api) => Promise<void>): Promise<void> {
  await withTaskDatabase(async ({ settings, databaseUrl }) => {
    // The shop must be able to decrypt what the task encrypts.
    const sealKey = settings.sealKey ?? loadOrCreateKey(settings.dataDir, "seal-key");
    const api = openTaskApi({ ...settings, sealKey }, databaseUrl);
    try {
      await api.migrate();
      await work(api);
    } finally {
      await api.close();
    }
  });
}

/** Opens an API for a task. Without keys, the task signs and encrypts nothing. */
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
