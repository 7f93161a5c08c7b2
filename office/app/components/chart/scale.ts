/** Where things stand in a chart: pure geometry, in per cent of its plot. */

/** A round number from which an axis comes down in equal steps: 1, 2, 2.5 or 5 times a power of ten, four times. */
export function axisTop(highest: number): number {
  if (highest <= 0) return 4;
  const step = highest / 4;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= step) ?? 10;
  return round * power * 4;
}

/** The axis from its top down to 0. */
export function ticksOf(top: number): number[] {
  return [4, 3, 2, 1, 0].map((quarter) => (top * quarter) / 4);
}

/** A line through values that stand at equal distances over 100 × 100; one value alone is a level line. */
export function linePath(values: readonly number[], top: number): string {
  const points = values.length === 1 ? [...values, ...values] : values;
  const last = Math.max(1, points.length - 1);
  return points
    .map(
      (value, index) =>
        `${index === 0 ? "M" : "L"}${round((index / last) * 100)} ${round(100 - (value / top) * 100)}`,
    )
    .join("");
}

/** Which labels stand below the axis: the first, those of the middle and the last, so many at most. */
export function shownLabels<T>(labels: readonly T[], most: number): T[] {
  if (labels.length <= most) return [...labels];
  return Array.from({ length: most }, (_, at) => Math.round((at * (labels.length - 1)) / (most - 1))).map(
    // The index lies between the first and the last.
    (index) => labels[index] as T,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
