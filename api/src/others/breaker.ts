/** Who did not answer several times in a row is left alone for a while, then asked by one alone. (decision 0073) */

/** So many in a row, and it is no accident. */
const FAILURES = 5;
const PAUSE_MS = 15_000;

export interface Breaker {
  /** False while nobody is to ask; true for one alone where the pause is over. */
  mayAsk(): boolean;
  answered(): void;
  failed(): void;
}

/** `now` in milliseconds; `random` from 0 to 1 spreads the pauses of several processes by half. */
export function createBreaker(now: () => number = Date.now, random: () => number = Math.random): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk() {
      if (failures < FAILURES) return true;
      if (now() < closedUntil) return false;
      // Whoever else asks meanwhile waits for what comes of this one.
      closedUntil = now() + PAUSE_MS;
      return true;
    },
    answered() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) closedUntil = now() + PAUSE_MS * (0.75 + random() / 2);
    },
  };
}
