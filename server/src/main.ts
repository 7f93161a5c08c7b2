import { inSeconds, consoleLog } from "./processes/tell.ts";
import { StopRequested, StopStack } from "./processes/stop-stack.ts";
import { onStopSignal } from "./processes/stop-signals.ts";
import { addressBlock } from "./address-block.ts";
import { parseSettings } from "./settings.ts";
import { startShop } from "./supervisor.ts";

const parsed = parseSettings(process.env);
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem);
  process.exit(1);
}

const log = consoleLog();
const stops = new StopStack();
const startedAt = performance.now();
const start = startShop({ settings: parsed.settings, isDev: process.argv.includes("--dev"), log }, stops);

onStopSignal({
  async stop() {
    log.say("\nStopping.");
    stops.announce();
    // The start ends at its next checkpoint, and what it has started by then is stopped.
    await start.catch(() => undefined);
    await stops.stopAll(log);
    log.say("Stopped.");
    process.exit(0);
  },
  hurry() {
    log.say("Not waiting for requests any longer.");
    stops.hurry();
  },
});

try {
  const settings = await start;
  log.say(`\nThe shop is open after ${inSeconds(performance.now() - startedAt)}.\n\n${addressBlock(settings)}\n`);
} catch (error) {
  if (!(error instanceof StopRequested)) {
    console.error(error instanceof Error ? error.message : error);
    await stops.stopAll(log);
    process.exit(1);
  }
}
