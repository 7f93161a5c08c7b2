import { plusDays } from "./deadline.ts";
import type { Period } from "./period.ts";

/** Parts of a period. A month is identified by its first day. */
interface SummedParts {
  months: string[];
  days: string[];
  /** Days that have not been summed. */
  rest: Period | undefined;
}

/** Returns a day's month, from its first to its last day (yyyy-mm-dd). */
export function monthOf(day: string): Period {
  const from = `${day.slice(0, 8)}01`;
  const next = plusDays(from, 31);
  return { from, to: plusDays(`${next.slice(0, 8)}01`, -1) };
}

/** Returns all days of a period; empty if the period ends before it begins. */
export function singleDays({ from, to }: Period): string[] {
  const days = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** Splits a period into whole months, single days, and the days after `until`, the last summed day. */
export function partsOf({ from, to }: Period, until: string | undefined): SummedParts {
  if (until === undefined || until < from) return { months: [], days: [], rest: { from, to } };
  const end = to < until ? to : until;
  const parts: SummedParts = {
    months: [],
    days: [],
    rest: to > until ? { from: plusDays(until, 1), to } : undefined,
  };
  for (let day = from; day <= end;) {
    const month = monthOf(day);
    const isWhole = month.from === day && month.to <= end;
    (isWhole ? parts.months : parts.days).push(day);
    day = plusDays(isWhole ? month.to : day, 1);
  }
  return parts;
}
