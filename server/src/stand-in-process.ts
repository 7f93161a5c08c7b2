/** Runs a demo's card processors, couriers, invoicing services and ANAF until a stop signal. */
import { demoOf } from "./demo.ts";
import { readProcessSettings } from "./process-settings.ts";
import { serveUntilDrained } from "./processes/serve-until-drained.ts";

const settings = readProcessSettings();
const { host, standIns } = settings;
const demo = demoOf(settings);
if (!demo || !standIns) throw new Error("This shop has no stand-ins.");
const netopia =
  standIns.netopia && (await (await demo.netopia()).startNetopia({ ...standIns.netopia, host }));
const netopiaV2 =
  standIns.netopiaV2 && (await (await demo.netopiaV2()).startNetopiaV2({ ...standIns.netopiaV2, host }));
const stripe = standIns.stripe && (await (await demo.stripe()).startStripe({ ...standIns.stripe, host }));
const sameday = standIns.sameday && (await (await demo.sameday()).startSameday(standIns.sameday));
const anaf = standIns.anaf && (await (await demo.anaf()).startAnaf({ ...standIns.anaf, host }));
const fan = standIns.fan && (await (await demo.fan()).startFan({ ...standIns.fan, stageSeconds: 600 }));
const cargus =
  standIns.cargus && (await (await demo.cargus()).startCargus({ ...standIns.cargus, stageSeconds: 600 }));
const dpd = standIns.dpd && (await (await demo.dpd()).startDpd({ ...standIns.dpd, stageSeconds: 600 }));
const gls = standIns.gls && (await (await demo.gls()).startGls({ ...standIns.gls, stageSeconds: 600 }));
const packeta =
  standIns.packeta && (await (await demo.packeta()).startPacketa({ ...standIns.packeta, stageSeconds: 600 }));
const emag = standIns.emag && (await (await demo.emag()).startDemoEmag(standIns.emag));
const smartbill = standIns.smartbill && (await (await demo.smartbill()).startSmartbill(standIns.smartbill));
const oblio = standIns.oblio && (await (await demo.oblio()).startOblio(standIns.oblio));

serveUntilDrained(async () => {
  await Promise.all([
    netopia?.close(),
    netopiaV2?.close(),
    stripe?.close(),
    sameday?.close(),
    anaf?.close(),
    fan?.close(),
    cargus?.close(),
    dpd?.close(),
    gls?.close(),
    packeta?.close(),
    emag?.close(),
    smartbill?.close(),
    oblio?.close(),
  ]);
});
