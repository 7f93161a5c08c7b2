import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const RETRY_INTERVAL_MS = 500;

/**
 * Resolves when the client's session holds the lock; rejects if its connection ends. Polls, because a waiting
 * statement would hold a snapshot that blocks vacuum and concurrent index builds.
 */
export async function waitForAdvisoryLock(
  client: Pick<pg.ClientBase, "query">,
  lock: number | bigint,
  onWait: () => void = () => undefined,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ held: boolean }>(
      "select pg_try_advisory_lock($1::bigint) as held",
      [String(lock)],
    );
    if (rows[0]?.held) return;
    if (isFirst) onWait();
    await pause(RETRY_INTERVAL_MS);
  }
}
