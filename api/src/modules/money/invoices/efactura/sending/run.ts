/** State of an e-Factura run: its time limit, and whether ANAF is available. */
import type { ApiContext } from "../../../../../context.ts";
import { type AnafFailure, isAway } from "../anaf/anaf-result.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

export interface Run {
  /** Returns false once the time is up or a call has shown that ANAF is unavailable. */
  goesOn(): boolean;
  /** Records a failure. Ends the run if further calls would fail too. */
  met(failure: AnafFailure): void;
}

/** Duration of a run. Runs start every minute, one at a time, so each must take less than that. */
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

/** Maximum number of documents per step and run. It keeps the calls per minute far below ANAF's limit. */
export const MAX = 200;
