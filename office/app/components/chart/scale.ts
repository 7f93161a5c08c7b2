/** Returns a round maximum for the axis: four steps of 1, 2, 2.5 or 5 times a power of ten. */
export function axisTop(highest: number): number {
  if (highest <= 0) return 4;
  const step = highest / 4;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= step) ?? 10;
  return round * power * 4;
}

export function ticksOf(top: number): number[] {
  return [4, 3, 2, 1, 0].map((quarter) => (top * quarter) / 4);
}

/** Returns an SVG path through evenly spaced values in a 100 × 100 plot. */
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

/** Returns at most `max` evenly spaced labels, including the first and the last. */
export function shownLabels<T>(labels: readonly T[], max: number): T[] {
  if (labels.length <= max) return [...labels];
  return Array.from({ length: max }, (_, at) => Math.round((at * (labels.length - 1)) / (max - 1))).map(
    // The cast is safe, because the index is always within the list.
    (index) => labels[index] as T,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
