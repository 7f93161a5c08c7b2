import { addressBlock } from "./address-block.ts";
import { StopRequested, StopStack } from "./processes/stop-stack.ts";
import { onStopSignal } from "./processes/stop-signals.ts";
import { inSeconds, openMainLog } from "./processes/main-log.ts";
import { parseSettings } from "./settings.ts";
import { startShop, type EntryPoints } from "./supervisor.ts";

/** Runs the configured shop until a signal ends it; then the process exits. */
export async function runShop(options: { isDev: boolean; entryPoints?: EntryPoints }): Promise<void> {
  const log = openMainLog();
  const parsed = parseSettings(process.env);
  if (!parsed.ok) {
    for (const problem of parsed.problems) log.complain(problem);
    process.exit(1);
  }
  // Keeps the event loop alive while this process waits for a process that is not its child.
  setInterval(() => undefined, 60_000);
  const stops = new StopStack();
  const startedAt = performance.now();
  const start = startShop({ ...options, settings: parsed.settings, log }, stops);
  onStopSignal({
    async stop() {
      log.say("\nStopping.");
      stops.announce();
      // The start ends at its next checkpoint, and everything started so far is stopped.
      await start.catch(() => undefined);
      await stops.stopAll(log);
      log.say("Stopped.");
      process.exit(0);
    },
    hurry() {
      log.say("Stopped waiting for open requests.");
      stops.hurry();
    },
  });
  try {
    const settings = await start;
    log.say(
      `\nThe shop is open after ${inSeconds(performance.now() - startedAt)}.\n\n${addressBlock(settings)}\n`,
    );
  } catch (error) {
    if (error instanceof StopRequested) return;
    log.complain(error instanceof Error ? error.message : String(error));
    await stops.stopAll(log);
    process.exit(1);
  }
}
