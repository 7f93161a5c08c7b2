/**
 * Circuit breaker: after several consecutive failures requests are paused, then a single request is tried.
 * (decision 0073)
 */

const FAILURES = 5;
const PAUSE_MS = 15_000;

export interface Breaker {
  /**
   * Returns whether a request may be sent. False while the breaker is open; after the pause, true for a
   * single caller.
   */
  mayAsk(): boolean;
  answered(): void;
  failed(): void;
}

/**
 * Creates a closed breaker. `now` returns milliseconds. `random` returns a number from 0 to 1 and varies the
 * pause by ±25%, so that processes do not retry in step.
 */
export function createBreaker(now: () => number = Date.now, random: () => number = Math.random): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk() {
      if (failures < FAILURES) return true;
      if (now() < closedUntil) return false;
      // Other requests are refused until this one succeeds, or for another pause.
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
