/** Period in a URL: ?din=2026-10-24&pana=2026-11-22&pe=zi. Missing or invalid parts get defaults. */
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { isDay } from "../time/day.ts";

export interface RequestedPeriod {
  /** First and last day in Romania as yyyy-mm-dd. Both are included. */
  from: string;
  to: string;
  by: FigureStep;
}

const STEPS: Record<string, FigureStep> = { zi: "day", saptamana: "week", luna: "month" };
const DAY_MS = 86_400_000;
/** Number of days of the default period, which ends today. */
const USUAL_DAYS = 30;

export const STEP_KEYS = Object.keys(STEPS);

export function readPeriod(query: URLSearchParams, today: string): RequestedPeriod {
  const by = STEPS[query.get("pe") ?? ""] ?? "day";
  const to = dayIn(query, "pana") ?? today;
  const from = dayIn(query, "din") ?? daysBefore(to, USUAL_DAYS - 1);
  return { from, to, by };
}

export function periodAddress({ from, to, by }: RequestedPeriod): string {
  return `?${new URLSearchParams({ din: from, pana: to, pe: stepKey(by) })}`;
}

/** Returns a step length's name in URLs. */
export function stepKey(by: FigureStep): string {
  return STEP_KEYS.find((key) => STEPS[key] === by) ?? "zi";
}

/** Returns the periods that can be selected with one click. All of them end today. */
export function quickPeriods(today: string): { days: number; period: RequestedPeriod }[] {
  return [
    { days: 7, by: "day" as const },
    { days: 30, by: "day" as const },
    { days: 90, by: "week" as const },
    { days: 365, by: "month" as const },
  ].map(({ days, by }) => ({ days, period: { from: daysBefore(today, days - 1), to: today, by } }));
}

function dayIn(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? "";
  return isDay(text) ? text : undefined;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
