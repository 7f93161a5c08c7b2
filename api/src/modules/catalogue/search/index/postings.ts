const FIRST_CAPACITY = 4;

/** Append-only. New ordinals are the highest, so the list stays sorted. Readers skip removed products. */
export class Postings {
  items = new Uint32Array(FIRST_CAPACITY);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) this.items = grown(this.items, this.length * 2);
    this.items[this.length] = item;
    this.length += 1;
  }
}

/** Keys without products have no list. */
export class PostingsByKey {
  #lists = new Map<number, Postings>();

  push(key: number, item: number): void {
    let list = this.#lists.get(key);
    if (!list) this.#lists.set(key, (list = new Postings()));
    list.push(item);
  }

  get(key: number): Postings {
    return this.#lists.get(key) ?? EMPTY;
  }
}

const EMPTY = new Postings();

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

export function grown<T extends Column>(column: T, capacity: number): T {
  // The constructor of a typed array creates an array of the same type.
  const larger = new (column.constructor as new (length: number) => T)(capacity);
  larger.set(column);
  return larger;
}

/** A posting of a word packs the ordinal (24 bits) and the word's weight in the product (8 bits). */
export const MAX_ORDINAL = 2 ** 24 - 1;

export function packed(ordinal: number, weight: number): number {
  return ((ordinal << 8) | weight) >>> 0;
}

export function intersectionOf(a: Postings, b: Postings): Postings {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const both = new Postings();
  let at = 0;
  for (let i = 0; i < short.length; i += 1) {
    const item = short.items[i] as number;
    while (at < long.length && (long.items[at] as number) < item) at += 1;
    if (at < long.length && long.items[at] === item) both.push(item);
  }
  return both;
}
