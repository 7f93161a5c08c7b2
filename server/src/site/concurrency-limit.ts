/** How much of one kind runs at once; what waits for its turn waits in line, neither long nor in great numbers. */

export interface ConcurrencyLimits {
  /** How many run at once; asked whenever a turn is to be given. */
  atOnce: () => number;
  /** How many more wait for their turn; whoever comes then is sent away. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

export interface ConcurrencyLimit {
  /**
   * Runs the work in its turn, first come, first served; undefined when it has none: too many wait, it waited too long, or
   * `signal` says that nobody wants it any more. What the work throws is thrown.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined>;
  /** Gives out the turns that there are; call it when `atOnce` has grown. */
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

  /** False when it got none. */
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
