/** Generates a year of prices that comply with the 30-day rule (law: 30-day price). */
import { chanceFrom, type Chance } from "../chance.ts";
import { roundBani } from "./variants.ts";

export const DAY_MS = 86_400_000;
const HISTORY_DAYS = 365;
/** Days for which the price is stable before a reduction. The law compares the last 30 days. */
const CALM_DAYS = 45;
const REDUCTIONS = [10, 10, 15, 15, 20, 20, 25, 30, 35, 40];

export interface PricePoint {
  bani: number;
  from: Date;
}

/** Returns the price history, oldest first and current last. `today` is midnight UTC. */
export function priceHistory({
  key,
  bani,
  offeredAt,
  today,
}: {
  key: string;
  bani: number;
  offeredAt: Date;
  today: Date;
}): PricePoint[] {
  const chance = chanceFrom(`price ${key}`);
  const daysOffered = Math.floor((today.getTime() - offeredAt.getTime()) / DAY_MS);
  const days = Math.min(HISTORY_DAYS, daysOffered);
  const start = new Date(Math.max(offeredAt.getTime(), today.getTime() - HISTORY_DAYS * DAY_MS));
  const ago = (count: number): Date => new Date(today.getTime() - count * DAY_MS);
  if (days < 2 * CALM_DAYS) return [{ bani, from: start }];
  const kind = chance.next();
  if (kind < 0.21)
    return [
      ...calmed({ bani, start, days, chance, ago }),
      { bani: reduced(bani, chance), from: ago(whole(chance, 2, 24)) },
    ];
  if (kind < 0.4) return endedReduction({ bani, start, days, chance, ago });
  if (kind < 0.6) return raised({ bani, start, days, chance, ago });
  return [{ bani, from: start }];
}

interface Course {
  bani: number;
  start: Date;
  days: number;
  chance: Chance;
  ago: (days: number) => Date;
}

function calmed(course: Course): PricePoint[] {
  return course.days > 150 && course.chance.next() < 0.4
    ? raised(course)
    : [{ bani: course.bani, from: course.start }];
}

/** Returns a history with a past reduction that lasted one to three weeks, followed by the list price. */
function endedReduction({ bani, start, days, chance, ago }: Course): PricePoint[] {
  const end = whole(chance, 10, days - CALM_DAYS - 25);
  const begin = end + whole(chance, 7, 21);
  return [
    { bani, from: start },
    { bani: reduced(bani, chance), from: ago(begin) },
    { bani, from: ago(end) },
  ];
}

/** Returns a history with one price increase of three to nine percent, two to ten months ago. */
function raised({ bani, start, days, chance, ago }: Course): PricePoint[] {
  const before = roundBani(bani * (1 - chance.between(0.03, 0.09)));
  return before < bani
    ? [
        { bani: before, from: start },
        { bani, from: ago(whole(chance, Math.min(80, days - 2), days - 1)) },
      ]
    : [{ bani, from: start }];
}

function reduced(bani: number, chance: Chance): number {
  return Math.min(bani - 10, roundBani((bani * (100 - chance.pick(REDUCTIONS))) / 100));
}

function whole(chance: Chance, low: number, high: number): number {
  return Math.floor(chance.between(low, high + 1));
}
