import type { Period } from "../../../../calendar/period.ts";
import { monthOf, partsOf, singleDays } from "../../../../calendar/summed-parts.ts";

/** Parts of a period: summed months and days, and periods whose orders must be read. */
interface SaleParts {
  months: string[];
  days: string[];
  live: Period[];
}

/** Splits a period. `until` is the last summed day; `changed` are summed days whose orders have changed since. */
export function salePartsOf(
  period: Period,
  until: string | undefined,
  changed: readonly string[],
): SaleParts {
  const { months, days, rest } = partsOf(period, until);
  const stale = new Set(changed);
  const isStale = (month: string) => changed.some((day) => day.slice(0, 7) === month.slice(0, 7));
  const single = [...days, ...months.filter(isStale).flatMap((month) => singleDays(monthOf(month)))];
  return {
    months: months.filter((month) => !isStale(month)),
    days: single.filter((day) => !stale.has(day)),
    live: [
      ...single.filter((day) => stale.has(day)).map((day) => ({ from: day, to: day })),
      ...(rest ? [rest] : []),
    ],
  };
}
