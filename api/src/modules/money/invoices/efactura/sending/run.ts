/** State of one e-Factura run: its time limit, and whether ANAF is available. */
import type { ApiContext } from "../../../../../context.ts";
import { type AnafFailure, isAway } from "../anaf/anaf-result.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

export interface Run {
  /** False once the time is up, or a call has shown that ANAF is unavailable. */
  goesOn(): boolean;
  /** Notes a failure; ends the run when further calls would fail too. */
  met(failure: AnafFailure): void;
}

/** Runs start every minute, one at a time, so each must be shorter. */
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

/** Maximum documents per step and run, which keeps the calls per minute far below ANAF's limit. */
export const MAX = 200;
