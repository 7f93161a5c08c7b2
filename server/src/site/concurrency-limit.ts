/** Limits how many tasks run in parallel. Others wait in a limited queue for a limited time. */

export interface ConcurrencyLimits {
  /** Returns how many tasks may run in parallel. Evaluated before each start. */
  atOnce: () => number;
  /** Maximum number of waiting tasks; more are rejected. */
  waiting: number;
  waitMs: number;
}

export interface ConcurrencyLimit {
  /**
   * Runs the task when it is its turn, in order of arrival. Rethrows its errors.
   * Returns undefined if it did not run: the queue was full, the wait too long or `signal` aborted.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined>;
  /** Starts waiting tasks up to the limit. Call it when `atOnce` has increased. */
  giveTurns(): void;
}

export function limitConcurrency({ atOnce, waiting, waitMs }: ConcurrencyLimits): ConcurrencyLimit {
  let running = 0;
  const line = new Set<() => void>();

  function giveTurns(): void {
    for (const begin of line) {
      if (running >= atOnce()) return;
      running += 1;
      begin();
    }
  }

  /** Resolves to true when the task may run, or to false if it may not run at all. */
  function waitForTurn(signal: AbortSignal): Promise<boolean> {
    if (line.size >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const leave = (hasTurn: boolean): void => {
        line.delete(begin);
        clearTimeout(timer);
        signal.removeEventListener("abort", giveUp);
        resolve(hasTurn);
      };
      const begin = (): void => leave(true);
      const giveUp = (): void => leave(false);
      const timer = setTimeout(giveUp, waitMs);
      signal.addEventListener("abort", giveUp);
      line.add(begin);
    });
  }

  return {
    async run(work, signal) {
      if (signal.aborted) return undefined;
      if (running < atOnce() && line.size === 0) running += 1;
      else if (!(await waitForTurn(signal))) return undefined;
      try {
        return await work();
      } finally {
        running -= 1;
        giveTurns();
      }
    },
    giveTurns,
  };
}
