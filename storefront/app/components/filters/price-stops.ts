/** Where the price slider stops: at each leu of a narrow range, in a wide one ever farther apart. Pure, whole lei. */
import type { PriceScale } from "./price-range.ts";

/** A range so wide still has a stop for each leu. */
const EACH_LEU = 100;
/** In a wider one a stop is about this part of the amount from the next, so that dear goods leave room for cheap ones. */
const PART = 25;

/** The amounts in order, from the scale's low end to its high one: 6, 7 … 50, 52 … 130, 135 … 6,800, 6,900. */
export function priceStops({ low, high }: Pick<PriceScale, "low" | "high">): number[] {
  const stops = [];
  for (let lei = low; lei < high; lei = afterStop(lei, high - low)) stops.push(lei);
  return [...stops, high];
}

function afterStop(lei: number, width: number): number {
  const step = width <= EACH_LEU ? 1 : roundStep(lei / PART);
  return (Math.floor(lei / step) + 1) * step;
}

/** 1, 2 or 5 times a power of ten, at most `rough` and at least 1. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const times = [5, 2].find((each) => rough >= each * power) ?? 1;
  return times * power;
}

/** The place of the stop next to an amount, which may have been typed. */
export function nearestStop(stops: number[], lei: number): number {
  const after = stops.findIndex((stop) => stop >= lei);
  if (after === -1) return stops.length - 1;
  const before = stops[after - 1];
  return before !== undefined && lei - before < (stops[after] ?? lei) - lei ? after - 1 : after;
}
