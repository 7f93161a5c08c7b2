/** The process of the stand-ins: a demo's card processor and courier, until it is told to finish. */
import { startNetopia } from "@curat/demo/netopia";
import { startSameday } from "@curat/demo/sameday";
import { readProcessSettings } from "./process-settings.ts";
import { serveUntilDrained } from "./processes/child.ts";

const { host, standIns } = readProcessSettings();
const netopia = standIns?.netopia && (await startNetopia({ ...standIns.netopia, host }));
const sameday = standIns?.sameday && (await startSameday(standIns.sameday));

serveUntilDrained(async () => {
  await Promise.all([netopia?.close(), sameday?.close()]);
});
