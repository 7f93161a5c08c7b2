/** A time limit for one check. */
import type { Checked } from "@curat/contract/staff/doctor";
import type { Check, CheckState, Figures, FindingOf } from "@curat/contract/staff/doctor.values";

/** What a check found. */
export interface Found<C extends Check> {
  state: CheckState;
  finding: FindingOf<C>;
  figures?: Figures;
}

/** Looks for so many milliseconds at most. What takes longer, and what throws, is broken and says so. */
export async function within<C extends Check>(
  limitMs: number,
  check: C,
  look: (signal: AbortSignal) => Promise<Found<C>>,
): Promise<Checked> {
  const stopping = new AbortController();
  const late = Promise.withResolvers<Checked>();
  const timer = setTimeout(() => {
    late.resolve({
      check,
      state: "broken",
      finding: "timed_out",
      figures: { seconds: Math.round(limitMs / 1_000) },
    });
    stopping.abort();
  }, limitMs);
  try {
    return await Promise.race([answerOf(), late.promise]);
  } finally {
    clearTimeout(timer);
  }

  async function answerOf(): Promise<Checked> {
    try {
      return { check, figures: {}, ...(await look(stopping.signal)) };
    } catch (error) {
      // A connection that is refused at several addresses has no words of its own.
      const why = error instanceof AggregateError ? error.errors[0] : error;
      const words = why instanceof Error ? why.message : String(why);
      return { check, state: "broken", finding: "failed", figures: { why: words } };
    }
  }
}

/** How a check is made; given up when the signal says so. */
export type Look<C extends Check> = (signal: AbortSignal) => Promise<Found<C>>;
/** Checks by their names; what the shop does not use is not among them. */
export type Looks = { [C in Check]?: Look<C> };
