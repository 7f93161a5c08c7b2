import type { Checked } from "@curat/contract/staff/doctor";
import type { Check, CheckState, Figures, FindingOf } from "@curat/contract/staff/doctor.values";

export interface Found<C extends Check> {
  state: CheckState;
  finding: FindingOf<C>;
  figures?: Figures;
}

/** Runs a check for up to `limitMs` milliseconds. Reports a timeout or an error as broken. */
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
      // An AggregateError of failed connection attempts has no message of its own.
      const why = error instanceof AggregateError ? error.errors[0] : error;
      const words = why instanceof Error ? why.message : String(why);
      return { check, state: "broken", finding: "failed", figures: { why: words } };
    }
  }
}

export type Look<C extends Check> = (signal: AbortSignal) => Promise<Found<C>>;
export type Looks = { [C in Check]?: Look<C> };
