/** A period of figures as its address: ?din=2026-10-24&pana=2026-11-22&pe=zi. Whatever stands there, a period comes out. */
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { isDay } from "../time/day.ts";

export interface AskedPeriod {
  /** Days of Romania, yyyy-mm-dd, both counted. */
  from: string;
  to: string;
  by: FigureStep;
}

const STEPS: Record<string, FigureStep> = { zi: "day", saptamana: "week", luna: "month" };
const DAY_MS = 86_400_000;
/** Without a period, so many days up to today. */
const USUAL_DAYS = 30;

/** The names of the steps in the address. */
export const STEP_KEYS = Object.keys(STEPS);

export function readPeriod(query: URLSearchParams, today: string): AskedPeriod {
  const by = STEPS[query.get("pe") ?? ""] ?? "day";
  const to = dayIn(query, "pana") ?? today;
  const from = dayIn(query, "din") ?? daysBefore(to, USUAL_DAYS - 1);
  return { from, to, by };
}

export function periodAddress({ from, to, by }: AskedPeriod): string {
  return `?${new URLSearchParams({ din: from, pana: to, pe: stepKey(by) })}`;
}

/** The key of a step in the address. */
export function stepKey(by: FigureStep): string {
  return STEP_KEYS.find((key) => STEPS[key] === by) ?? "zi";
}

/** Periods that are asked for often, up to today. */
export function quickPeriods(today: string): { days: number; period: AskedPeriod }[] {
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
