import { counted } from "@curat/contract/quantity-text.values";
import type { FailedJobState } from "@curat/contract/staff/failed-jobs.values";

export const texts = {
  states: { retrying: "se reîncearcă", failed: "eșuată definitiv" } satisfies Record<FailedJobState, string>,
  retried: (count: number) => `${counted(count, "O sarcină este reluată", "sarcini sunt reluate")} acum.`,
  dropped: (count: number) => `Ai renunțat la ${counted(count, "o sarcină", "sarcini")}.`,
};
