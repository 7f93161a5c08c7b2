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

/** Returns the periods that can be selected with one click. */
export function quickPeriods(today: string): { name: string; period: RequestedPeriod }[] {
  const yesterday = daysBefore(today, 1);
  return [
    { name: "Azi", days: 1, to: today, by: "day" as const },
    { name: "Ieri", days: 1, to: yesterday, by: "day" as const },
    { name: "7 zile", days: 7, to: today, by: "day" as const },
    { name: "30 de zile", days: 30, to: today, by: "day" as const },
    { name: "90 de zile", days: 90, to: today, by: "week" as const },
    { name: "12 luni", days: 365, to: today, by: "month" as const },
  ].map(({ name, days, to, by }) => ({ name, period: { from: daysBefore(to, days - 1), to, by } }));
}

/** Returns the number of days of a period, including its first and last day. */
export function daysIn({ from, to }: RequestedPeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function dayIn(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? "";
  return isDay(text) ? text : undefined;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
