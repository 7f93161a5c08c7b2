/** Numbers names in sort order, so that sorting by name compares numbers. */

/**
 * Initial distance between two ranks. With 2^24 names, ranks stay below 2^51, so product-table.ts can add to them
 * exactly.
 */
const STEP = 2 ** 26;

export class NameRanks {
  #names: string[] = [];
  #ranks = new Map<string, number>();
  #onReranked: () => void;

  constructor(onReranked: () => void) {
    this.#onReranked = onReranked;
  }

  /** Ranks many names at once. Call it before any `rankOf`. */
  fill(names: Iterable<string>): void {
    this.#names = [...new Set(names)].sort(byCodePoint);
    this.#spread();
  }

  rankOf(name: string): number {
    const known = this.#ranks.get(name);
    return known ?? this.#insert(name);
  }

  #insert(name: string): number {
    const place = this.#placeOf(name);
    this.#names.splice(place, 0, name);
    const before = this.#rankAt(place - 1);
    const after = this.#rankAt(place + 1);
    const rank =
      before === undefined
        ? (after ?? 0) - STEP
        : after === undefined
          ? before + STEP
          : Math.floor((before + after) / 2);
    if (rank === before || rank === after) {
      this.#spread();
      this.#onReranked();
      return this.rankOf(name);
    }
    this.#ranks.set(name, rank);
    return rank;
  }

  #rankAt(place: number): number | undefined {
    const name = this.#names[place];
    return name === undefined ? undefined : this.#ranks.get(name);
  }

  #placeOf(name: string): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      // `middle` is a valid index.
      if (byCodePoint(this.#names[middle] as string, name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #spread(): void {
    this.#ranks = new Map(this.#names.map((name, place) => [name, place * STEP]));
  }
}

/** Compares in the order of PostgreSQL's collation "C" for UTF-8. JavaScript's own order differs above U+FFFF. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
