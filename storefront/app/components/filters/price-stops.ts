import type { PriceScale } from "./price-range.ts";

/** Ranges up to this width, in lei, have a stop at every leu. */
const EACH_LEU = 100;
/** In wider ranges the interval between stops is about 1/25 of the amount. */
const PART = 25;

/** Returns the slider's stops in ascending order, such as 6, 7 … 50, 52 … 130, 135 … 6800, 6900 lei. */
export function priceStops({ low, high }: Pick<PriceScale, "low" | "high">): number[] {
  const stops = [];
  for (let lei = low; lei < high; lei = afterStop(lei, high - low)) stops.push(lei);
  return [...stops, high];
}

function afterStop(lei: number, width: number): number {
  const step = width <= EACH_LEU ? 1 : roundStep(lei / PART);
  return (Math.floor(lei / step) + 1) * step;
}

/** Rounds down to 1, 2 or 5 times a power of ten. Returns at least 1. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const times = [5, 2].find((each) => rough >= each * power) ?? 1;
  return times * power;
}

export function nearestStop(stops: number[], lei: number): number {
  const after = stops.findIndex((stop) => stop >= lei);
  if (after === -1) return stops.length - 1;
  const before = stops[after - 1];
  return before !== undefined && lei - before < (stops[after] ?? lei) - lei ? after - 1 : after;
}
