/**
 * Runs once before any process serves requests: migrates the database and fills an empty one with the demo.
 */
import { createApi } from "@curat/api";
import { apiConfigOf } from "./api-config.ts";
import { openLog } from "./log.ts";
import { notePrepared } from "./prepared.ts";
import { readProcessSettings } from "./process-settings.ts";
import { withAdvisoryLock } from "./advisory-lock.ts";
import { checkPooler } from "./check-pooler.ts";
import { ensureDemoOwner } from "./demo-owner.ts";
import { DEMO, demoOf } from "./demo.ts";
import { withoutRemovedDemo } from "./demo-removal/removed-demo.ts";

const settings = readProcessSettings();
const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
if (!databaseUrl) throw new Error("There is no database to prepare.");
const api = createApi(apiConfigOf(settings, openLog("prepare-data"), "jobs"));

// If several machines share the database, one prepares it and the others wait.
await withAdvisoryLock(databaseUrl, async () => {
  await api.migrate();
  // The demo may have been removed since the main process checked.
  const current = await withoutRemovedDemo(settings, databaseUrl);
  const demo = demoOf(current);
  if (demo && (await api.isShopEmpty())) {
    const { loadDemo } = await demo.filling();
    await loadDemo({
      api,
      products: current.demoProducts,
      now: new Date(),
      log: (line) => console.log(line),
    });
  }
  // Orders need a locality from the shop's list. import:localities imports the full nomenclature.
  if (!(await api.hasLocalities())) await api.importShop(await (await DEMO.geography()).loadGeography());
  await ensureDemoOwner(current, (owner) => api.staff.ensureOwner(owner));
  await notePrepared({ databaseUrl, demoProducts: current.demoProducts });
});
await api.close();
if (settings.databaseDirectUrl && settings.databaseUrl) await checkPooler(settings.databaseUrl);
