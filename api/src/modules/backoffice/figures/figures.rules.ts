import { type FigureStep, MAX_FIGURE_DAYS } from "@curat/contract/staff/figures.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { type Period, periodProblem } from "../../../calendar/period.ts";

const DAY_MS = 86_400_000;

export function figuresProblem(period: Period): string | undefined {
  const isTooLong = daysOf(period) > MAX_FIGURE_DAYS;
  return periodProblem(period) ?? (isTooLong ? "Perioada poate avea cel mult doi ani." : undefined);
}

export function periodBefore(period: Period): Period {
  return { from: plusDays(period.from, -daysOf(period)), to: plusDays(period.from, -1) };
}

export function stepsOf({ from, to }: Period, by: FigureStep): string[] {
  const steps: string[] = [];
  for (let start = stepStart(from, by); start <= to; start = nextStep(start, by)) steps.push(start);
  return steps;
}

export function beginnings(period: Period, by: FigureStep): string[] {
  return [period.from, ...stepsOf(period, by).slice(1)];
}

function stepStart(day: string, by: FigureStep): string {
  if (by === "month") return `${day.slice(0, 8)}01`;
  if (by === "day") return day;
  // getUTCDay returns 0 for Sunday, but the week starts on Monday.
  return plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function nextStep(start: string, by: FigureStep): string {
  if (by === "month") return stepStart(plusDays(start, 31), "month");
  return plusDays(start, by === "week" ? 7 : 1);
}

function daysOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
