import type { SalesFigures } from "@curat/contract/staff/figures";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import { formatOfficeLei, wholeNumber } from "@curat/contract/lei.values";
import { dayText } from "../time/day.ts";

const MONTHS = [
  "ian.",
  "feb.",
  "mar.",
  "apr.",
  "mai",
  "iun.",
  "iul.",
  "aug.",
  "sept.",
  "oct.",
  "nov.",
  "dec.",
];

export const SALES_BY = {
  day: "Vânzări pe zile",
  week: "Vânzări pe săptămâni",
  month: "Vânzări pe luni",
} satisfies Record<FigureStep, string>;

/** Formats a figure's change: "+12 %", "−3 %", or "–" when the earlier figure is 0. */
export function changeText(now: number, before: number): string {
  if (before === 0) return "–";
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${wholeNumber(Math.abs(percent))} %`;
}

/** Returns a step as text: its day, the first day of its week, or its month. */
export function stepText(start: string, by: FigureStep): string {
  if (by !== "month") return dayText(start);
  return `${MONTHS[Number(start.slice(5, 7)) - 1] ?? ""} ${start.slice(0, 4)}`;
}

/** Labels a step in short form for an axis: "22.11." */
export function shortStepText(start: string, by: FigureStep): string {
  return by === "month" ? stepText(start, by) : dayText(start).slice(0, 6);
}

/** Returns the name of the comparison period. A period that ends now is compared up to the same time of day. */
export function beforeText({ now, is_until_now: isUntilNow }: SalesFigures): string {
  const before = now.from === now.to ? "ziua dinainte" : "perioada anterioară";
  return isUntilNow ? `${before}, până la aceeași oră` : before;
}

/** Returns a text about a period's sales, its best step and the sales of the previous period. */
export function describeSales(figures: SalesFigures, by: FigureStep): string {
  const { now, before } = figures;
  const best = now.steps.toSorted((a, b) => b.sales - a.sales)[0];
  const bestText =
    best && best.sales > 0
      ? ` Cel mai mult: ${stepText(best.start, by)}, ${formatOfficeLei(best.sales)}.`
      : "";
  return `Între ${dayText(now.from)} și ${dayText(now.to)} s-au vândut produse de ${formatOfficeLei(now.sales)}.${bestText} În ${beforeText(figures)}: ${formatOfficeLei(before.sales)}.`;
}
