/**
 * `npm run doctor [-- --json]` runs all health checks of the shop; exit code 1 means that something is
 * broken.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FindingOf } from "@curat/contract/staff/doctor.values";
import type { ProcessHeap } from "@curat/api";
import { formatChecks } from "./doctor/format-checks.ts";
import { loadOrCreateKey } from "./stored-keys.ts";
import { heapsIn } from "./metrics/heap-metrics.ts";
import type { Settings } from "./settings.ts";
import { runTask } from "./task.ts";
import { openTaskApi } from "./task-api.ts";
import { readTaskSettings, withTaskDatabase } from "./task-database.ts";

/** Timeout for a shop that is starting. Without a shop, the connection is refused immediately. */
const READY_MS = 5_000;

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });

await runTask(async () => {
  const settings = readTaskSettings();
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "postgres.json")))
    throw new Error(`There is no shop in ${settings.dataDir}: set DATA_DIR to its folder, or start it once.`);
  await withTaskDatabase(
    async ({ databaseUrl }) => {
      const sealKey = settings.sealKey ?? loadOrCreateKey(settings.dataDir, "seal-key");
      const api = openTaskApi({ ...settings, sealKey }, databaseUrl);
      try {
        const checks = await api.examine({
          index: () => indexAt(settings),
          heaps: () => heapsAt(settings),
        });
        console.log(formatChecks(checks, { asJson: values.json }));
        if (checks.some(({ state }) => state === "broken")) process.exitCode = 1;
      } finally {
        await api.close();
      }
    },
    // Standard output is reserved for the checks.
    console.error,
  );
});

async function indexAt(settings: Settings): Promise<FindingOf<"index">> {
  const answer = await requestFromShop(settings, "/readyz");
  if (!answer) return "nobody_answers";
  return answer.ok ? "stands" : "not_yet";
}

/** Returns the heaps of the shop's processes; empty if it is not running or hides its metrics. */
async function heapsAt(settings: Settings): Promise<ProcessHeap[]> {
  const answer = await requestFromShop(settings, "/metrics");
  return answer?.ok ? heapsIn(await answer.text()) : [];
}

async function requestFromShop(
  { host, port, metricsKey }: Settings,
  path: string,
): Promise<Response | undefined> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return await fetch(`http://${name}:${port}${path}`, {
    signal: AbortSignal.timeout(READY_MS),
    headers: metricsKey === undefined ? {} : { authorization: `Bearer ${metricsKey}` },
  }).catch(() => undefined);
}
