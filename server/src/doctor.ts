/** npm run doctor [-- --json]: everything that may go wrong with the shop, a line each; exit code 1 where something is broken. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FindingOf } from "@curat/contract/staff/doctor.values";
import { tellChecks } from "./doctor/tell-checks.ts";
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
      const api = openTaskApi(settings, databaseUrl);
      try {
        const checks = await api.examine({ index: () => indexAt(settings) });
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

/** What the shop on this machine says of itself; its index is in its own memory. */
async function indexAt({ host, port }: Settings): Promise<FindingOf<"index">> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  const signal = AbortSignal.timeout(READY_MS);
  const answer = await fetch(`http://${name}:${port}/readyz`, { signal }).catch(() => undefined);
  if (!answer) return "nobody_answers";
  return answer.ok ? "stands" : "not_yet";
}
