/** A list that everybody asks pages of, sorted no further than they went: the deeper page costs once what the next saves. */
import { compare, type Order, selectPlace } from "./ordering.ts";

/** So many places are remembered; at 100,000 products some 25 lie between two of them. */
const MAX_BORDERS = 4_096;

export class LazyOrder {
  readonly #items: Uint32Array;
  readonly #order: Order;
  /** Ascending places that divide the list: what stands before one never comes behind it. */
  readonly #borders: number[];

  /** Takes the ordinals over; they stay valid as long as their keys do. */
  constructor(ordinals: Uint32Array, order: Order) {
    this.#items = ordinals;
    this.#order = order;
    this.#borders = [0, ordinals.length];
  }

  /** Ordinals at places `from` up to `to`, sorted. */
  page(from: number, to: number): number[] {
    const end = Math.min(to, this.#items.length);
    if (from >= end) return [];
    this.#divideAt(from);
    this.#divideAt(end);
    return Array.from(this.#items.subarray(from, end)).toSorted((a, b) => compare(this.#order, a, b));
  }

  #divideAt(place: number): void {
    const at = this.#bordersUpTo(place);
    const start = this.#borders[at - 1] as number; // 0 is always one
    if (start === place) return;
    const stop = this.#borders[at] as number; // and so is the length, which no place goes beyond
    selectPlace(this.#items, this.#order, start, stop - 1, place, (border) => this.#note(border));
    this.#note(place);
  }

  #note(border: number): void {
    if (this.#borders.length >= MAX_BORDERS) return;
    const at = this.#bordersUpTo(border);
    if (this.#borders[at - 1] !== border) this.#borders.splice(at, 0, border);
  }

  /** How many borders are not behind `place`. */
  #bordersUpTo(place: number): number {
    let low = 0;
    let high = this.#borders.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#borders[middle] as number) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
