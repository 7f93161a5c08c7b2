/** Orders a file's rows so that each follows the rows on which it depends. */

export interface RowLinks {
  key: string;
  names: readonly string[];
  /** Keys of the rows whose records currently have this row's unique values. */
  takesFrom: readonly string[];
}

/** Rows per transaction. Few, so that other transactions wait only briefly for its locks. */
export const PART = 500;
/** Maximum number of rows in a part that exchange unique values. */
const MAX_AT_ONCE = 2_000;
const MAX_LEVELS = 30;

/**
 * Returns row positions in parts: dependencies first, and rows that exchange unique values together. Undefined if the
 * file's own order works.
 */
export function workOrder(rows: readonly RowLinks[]): number[][] | undefined {
  const placeOf = new Map<string, number>();
  for (const [place, { key }] of rows.entries()) if (!placeOf.has(key)) placeOf.set(key, place);
  const placesOf = (keys: readonly string[], own: number): number[] =>
    keys.flatMap((key) => {
      const place = placeOf.get(key);
      return place === undefined || place === own ? [] : [place];
    });
  const groups = new Groups(rows.length);
  for (const [place, { takesFrom }] of rows.entries())
    for (const holder of placesOf(takesFrom, place)) groups.join(place, holder);
  const needs = rows.flatMap(({ names }, place) =>
    placesOf(names, place).map((needed) => [place, needed] as const),
  );
  const isInOrder =
    needs.every(([place, needed]) => needed < place) &&
    rows.every((_, place) => Math.floor(place / PART) === Math.floor(groups.of(place) / PART));
  if (isInOrder) return undefined;
  return partsOf(groups, levelsOf(groups, needs));
}

class Groups {
  readonly #first: number[];

  constructor(size: number) {
    this.#first = Array.from({ length: size }, (_, place) => place);
  }

  of(place: number): number {
    let first = place;
    while (this.#first[first] !== first) first = this.#first[first] ?? first;
    this.#first[place] = first;
    return first;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.of(one), this.of(other)].toSorted((a, b) => a - b);
    if (first !== undefined && second !== undefined) this.#first[second] = first;
  }

  all(): Map<number, number[]> {
    return Map.groupBy(this.#first.keys(), (place) => this.of(place));
  }
}

/** Returns how many levels of groups precede each group, ignoring cycles. */
function levelsOf(groups: Groups, needs: readonly (readonly [number, number])[]): Map<number, number> {
  const levels = new Map<number, number>();
  const levelOf = (place: number): number => levels.get(groups.of(place)) ?? 0;
  for (let round = 0, isMoved = true; isMoved && round < MAX_LEVELS; round += 1) {
    isMoved = false;
    for (const [place, needed] of needs) {
      if (groups.of(place) === groups.of(needed) || levelOf(place) > levelOf(needed)) continue;
      levels.set(groups.of(place), levelOf(needed) + 1);
      isMoved = true;
    }
  }
  return levels;
}

function partsOf(groups: Groups, levels: ReadonlyMap<number, number>): number[][] {
  const sorted = [...groups.all()].toSorted(
    ([one], [other]) => (levels.get(one) ?? 0) - (levels.get(other) ?? 0) || one - other,
  );
  const parts: number[][] = [];
  for (const [, group] of sorted) {
    const last = parts.at(-1);
    if (last && last.length + group.length <= PART) last.push(...group);
    else
      for (let from = 0; from < group.length; from += MAX_AT_ONCE)
        parts.push(group.slice(from, from + MAX_AT_ONCE));
  }
  return parts;
}
