interface Placed {
  id: number;
  sortOrder: number;
}
/** A direction, or a new position counted from 0. */
export type Step = "up" | "down" | number;

const GAP = 10;

/**
 * Returns the sort numbers to write, keyed by id. If a number is free at the new place, only the moved item changes.
 */
export function placesAfter(siblings: readonly Placed[], id: number, step: Step): Map<number, number> {
  const from = siblings.findIndex((one) => one.id === id);
  const to = typeof step === "number" ? step : from + (step === "up" ? -1 : 1);
  const one = siblings[from];
  if (!one || !siblings[to] || to === from) return new Map();
  const otherSiblings = siblings.toSpliced(from, 1);
  const free = numberBetween(otherSiblings[to - 1]?.sortOrder, otherSiblings[to]?.sortOrder);
  if (free !== undefined && isRising(otherSiblings)) return new Map([[id, free]]);
  const ordered = otherSiblings.toSpliced(to, 0, one);
  const numbers = ordered.map((each, index) => ({ each, place: (index + 1) * GAP }));
  return new Map(
    numbers.filter(({ each, place }) => each.sortOrder !== place).map(({ each, place }) => [each.id, place]),
  );
}

function numberBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return before === undefined ? GAP : before + GAP;
  const low = before ?? -1;
  const between = Math.floor((low + after) / 2);
  return between > low && between < after ? between : undefined;
}

/** Returns whether the sort numbers ascend strictly. Between equal numbers there is no room for another item. */
function isRising(siblings: readonly Placed[]): boolean {
  return siblings.every((one, index) => index === 0 || one.sortOrder > (siblings[index - 1]?.sortOrder ?? 0));
}
