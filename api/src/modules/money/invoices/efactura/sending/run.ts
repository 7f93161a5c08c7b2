/** What the steps of one run towards ANAF share: how long it may last, and that it ends where ANAF is away. */
import type { ApiContext } from "../../../../../context.ts";
import { type AnafFailure, isAway } from "../anaf/anaf-result.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

export interface Run {
  /** False once the time is over, or a call showed that ANAF is away. */
  goesOn(): boolean;
  /** Notes a failure; ends the run where the next call would go no better. */
  met(failure: AnafFailure): void;
}

/** Runs begin every minute, one at a time: longer than this none keeps its place in the queue. */
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

/** Documents of one step in one run: the calls of a minute stay far below what ANAF takes. */
export const MAX = 200;
