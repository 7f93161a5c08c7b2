import type { ApiContext } from "../../../../../context.ts";
import { type AnafFailure, isAway } from "../anaf/anaf-result.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

export interface Run {
  /** Returns false once the time is up or ANAF is unavailable. */
  goesOn(): boolean;
  /** Records a failure. Ends the run if other calls would fail too. */
  met(failure: AnafFailure): void;
}

/** Time limit of a run. Runs start every minute, one at a time. */
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

/** Maximum number of documents per step and run. It keeps calls far below ANAF's limit per minute. */
export const MAX = 200;
