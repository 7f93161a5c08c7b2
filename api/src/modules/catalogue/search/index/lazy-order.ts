/** A list that sorts only the pages that are requested. Later requests reuse the work. */
import { compare, type Order, selectPlace } from "./ordering.ts";

/** Maximum number of borders. With 100,000 products, about 25 products then lie between two borders. */
const MAX_BORDERS = 4_096;

export class LazyOrder {
  readonly #items: Uint32Array;
  readonly #order: Order;
  /** Ascending positions. Everything before a border sorts before everything after it. */
  readonly #borders: number[];

  /** Takes ownership of `ordinals` and sorts them in place. The order becomes invalid once a sort key changes. */
  constructor(ordinals: Uint32Array, order: Order) {
    this.#items = ordinals;
    this.#order = order;
    this.#borders = [0, ordinals.length];
  }

  page(from: number, to: number): number[] {
    const end = Math.min(to, this.#items.length);
    if (from >= end) return [];
    this.#divideAt(from);
    this.#divideAt(end);
    return Array.from(this.#items.subarray(from, end)).toSorted((a, b) => compare(this.#order, a, b));
  }

  #divideAt(place: number): void {
    const at = this.#bordersUpTo(place);
    const start = this.#borders[at - 1] as number; // Position 0 is always a border.
    if (start === place) return;
    const stop = this.#borders[at] as number; // The list's length is always a border, so a border above every position exists.
    selectPlace(this.#items, this.#order, start, stop - 1, place, (border) => this.#note(border));
    this.#note(place);
  }

  #note(border: number): void {
    if (this.#borders.length >= MAX_BORDERS) return;
    const at = this.#bordersUpTo(border);
    if (this.#borders[at - 1] !== border) this.#borders.splice(at, 0, border);
  }

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
