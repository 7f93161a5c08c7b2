/**
 * Limits how many tasks of one kind run at once. The others wait in a queue that is limited in length and
 * time.
 */

export interface ConcurrencyLimits {
  /** Returns how many may run at once; called whenever a turn is given. */
  atOnce: () => number;
  /** The maximum length of the queue; further tasks are rejected. */
  waiting: number;
  /** The longest time in the queue. */
  waitMs: number;
}

export interface ConcurrencyLimit {
  /**
   * Runs the task in its turn, first come, first served. Returns undefined if it got no turn: the queue was
   * full, it waited too long, or `signal` was aborted. Errors of the task are rethrown.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined>;
  /** Gives the free turns to waiting tasks; call it when `atOnce` has increased. */
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

  /** Resolves to false if the task got no turn. */
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
