import { setTimeout as pause } from "node:timers/promises";
import { startPostgres, type PostgresOptions, type RunningPostgres } from "./start-postgres.ts";

const firstPauseMs = 200;
const maxPauseMs = 30_000;
const steadyAfterMs = 60_000;

/**
 * Starts the embedded PostgreSQL and restarts it if it ends unexpectedly.
 * It keeps the same port, so that every pool reconnects automatically.
 */
export async function keepPostgresRunning(
  options: PostgresOptions,
): Promise<Omit<RunningPostgres, "exited" | "wasRunning">> {
  let current = await startPostgres(options);
  const stopping = new AbortController();
  const { url, maxConnections, archive } = current;
  const ended = supervise();

  async function supervise(): Promise<void> {
    for (let pauseMs = firstPauseMs, since = Date.now(); ; since = Date.now()) {
      await current.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > steadyAfterMs) pauseMs = firstPauseMs;
      options.log(`The database stopped unexpectedly; restarting it in ${pauseMs / 1000} s.`);
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await restart();
      // A stop requested during the restart has stopped only the old server.
      if (stopping.signal.aborted) return await current.stop();
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  }

  async function restart(): Promise<void> {
    try {
      current = await startPostgres(options);
      if (current.url !== url) options.log("The database uses another port: restart the shop.");
    } catch (error) {
      options.log(
        `The database did not start again. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  return {
    url,
    maxConnections,
    archive,
    async stop() {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };
}
