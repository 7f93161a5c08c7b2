import type { ApiContext } from "../../../../../context.ts";
import { type AnafFailure, isAway } from "../anaf/anaf-result.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

export interface Run {
  /** Returns false once the time is up or a call has shown that ANAF is unavailable. */
  goesOn(): boolean;
  /** Records a failure. Ends the run if further calls would also fail. */
  met(failure: AnafFailure): void;
}

/** Runs start every minute, one at a time, so each must take less than a minute. */
const RUN_MS = 40_000;

export function beginRun(runMs: number = RUN_MS): Run {
  const until = performance.now() + runMs;
  let isOver = false;
  return {
    goesOn: () => !isOver && performance.now() < until,
    met: (failure) => {
      isOver ||= isAway(failure);
    },
  };
}

/** Documents per step and run. This keeps the calls per minute far below ANAF's limit. */
export const MAX = 200;
