/** Moving one of several that stand in an order, by a step or to a place. Pure. */

interface Placed {
  id: number;
  sortOrder: number;
}
/** By one, or to a place of them all, counted from 0. */
export type Step = "up" | "down" | number;

/** Between two numbers there is room for later steps. */
const GAP = 10;

/**
 * The places that change when one of `siblings`, which stand in their order, takes a step or a place. Where a number is free between its
 * new neighbours only its own changes; otherwise all are numbered anew. Empty for one that is at the end already.
 */
export function placesAfter(siblings: readonly Placed[], id: number, step: Step): Map<number, number> {
  const from = siblings.findIndex((one) => one.id === id);
  const to = typeof step === "number" ? step : from + (step === "up" ? -1 : 1);
  const one = siblings[from];
  if (!one || !siblings[to] || to === from) return new Map();
  const others = siblings.toSpliced(from, 1);
  const free = numberBetween(others[to - 1]?.sortOrder, others[to]?.sortOrder);
  if (free !== undefined && isRising(others)) return new Map([[id, free]]);
  const ordered = others.toSpliced(to, 0, one);
  const numbers = ordered.map((each, index) => ({ each, place: (index + 1) * GAP }));
  return new Map(
    numbers.filter(({ each, place }) => each.sortOrder !== place).map(({ each, place }) => [each.id, place]),
  );
}

/** A whole number after the one and before the other, neither of which has to be there. */
function numberBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return before === undefined ? GAP : before + GAP;
  const low = before ?? -1;
  const between = Math.floor((low + after) / 2);
  return between > low && between < after ? between : undefined;
}

/** Where two have the same number, their names decide, and no number alone puts a third between them. */
function isRising(siblings: readonly Placed[]): boolean {
  return siblings.every((one, index) => index === 0 || one.sortOrder > (siblings[index - 1]?.sortOrder ?? 0));
}
