import type { RowOutcome } from "@curat/contract/staff/exchange.values";

export const OUTCOME_WORDS: Record<RowOutcome, string> = {
  new: "nou",
  changed: "se schimbă",
  same: "neschimbat",
  refused: "refuzat",
};
