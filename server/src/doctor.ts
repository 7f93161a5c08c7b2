/** npm run doctor [-- --json]: everything that may go wrong with the shop, a line each; exit code 1 where something is broken. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FindingOf } from "@curat/contract/staff/doctor.values";
import type { ProcessHeap } from "@curat/api";
import { tellChecks } from "./doctor/tell-checks.ts";
import { keepKey } from "./kept-keys.ts";
import { heapsIn } from "./metrics/heap-metrics.ts";
import type { Settings } from "./settings.ts";
import { runTask } from "./task.ts";
import { openTaskApi } from "./task-api.ts";
import { readTaskSettings, withTaskDatabase } from "./task-database.ts";

/** A shop that starts answers nothing yet; one that is away refuses at once. */
const READY_MS = 5_000;

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });

await runTask(async () => {
  const settings = readTaskSettings();
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "postgres.json")))
    throw new Error(`There is no shop in ${settings.dataDir}: set DATA_DIR to its folder, or start it once.`);
  await withTaskDatabase(
    async ({ databaseUrl }) => {
      const sealKey = settings.sealKey ?? keepKey(settings.dataDir, "seal-key");
      const api = openTaskApi({ ...settings, sealKey }, databaseUrl);
      try {
        const checks = await api.examine({
          index: () => indexAt(settings),
          heaps: () => heapsAt(settings),
        });
        console.log(tellChecks(checks, { asJson: values.json }));
        if (checks.some(({ state }) => state === "broken")) process.exitCode = 1;
      } finally {
        await api.close();
      }
    },
    // Standard output is the list's alone.
    console.error,
  );
});

/** The index is in the memory of the running shop, which says whether it is complete. */
async function indexAt(settings: Settings): Promise<FindingOf<"index">> {
  const answer = await askShop(settings, "/readyz");
  if (!answer) return "nobody_answers";
  return answer.ok ? "stands" : "not_yet";
}

/** None where the shop is not running, or does not show its figures to this command. */
async function heapsAt(settings: Settings): Promise<ProcessHeap[]> {
  const answer = await askShop(settings, "/metrics");
  return answer?.ok ? heapsIn(await answer.text()) : [];
}

/** The answer of the shop on this machine; undefined where none is running. */
async function askShop({ host, port, metricsKey }: Settings, path: string): Promise<Response | undefined> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return await fetch(`http://${name}:${port}${path}`, {
    signal: AbortSignal.timeout(READY_MS),
    headers: metricsKey === undefined ? {} : { authorization: `Bearer ${metricsKey}` },
  }).catch(() => undefined);
}
