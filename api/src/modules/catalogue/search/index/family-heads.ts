/** Finds the best variant of each family, so that the sizes of one product do not fill the first page. */
import { compare, type Order, pageOf } from "./ordering.ts";
import type { ProductTable } from "./product-table.ts";

/** Number of products at the start of a list that must come from different families. */
export const MAX_HEADS = 12;

/** Maximum number of products per family on a page. Real families are smaller. */
export const MAX_FAMILY_SIZE = 60;

export class FamilyHeads {
  readonly #table: ProductTable;
  #bestOf = new Int32Array(0);

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** Returns a page of whole families, sorted by their best product, and the total number of families. */
  page(
    matched: Uint32Array,
    count: number,
    order: Order,
    { page, perPage }: { page: number; perPage: number },
  ): { ordinals: number[]; families: number } {
    const { family } = this.#table;
    const best = this.#bestAmong(matched, count, order, () => true);
    const families = best.length;
    const chosen = pageOf(best, families, order, (page - 1) * perPage, page * perPage);
    const places = new Map(chosen.map((ordinal, place) => [family[ordinal] as number, place]));
    const ofPlace = chosen.map((): number[] => []);
    for (let i = 0; i < count; i += 1) {
      const ordinal = matched[i] as number;
      const place = places.get(family[ordinal] as number);
      if (place !== undefined) ofPlace[place]?.push(ordinal);
    }
    const ordinals = ofPlace.flatMap((own) =>
      own.sort((a, b) => compare(order, a, b)).slice(0, MAX_FAMILY_SIZE),
    );
    return { ordinals, families };
  }

  /** Returns up to `limit` of the first `count` ordinals in order: one per family, none sold out. */
  of(matched: Uint32Array, count: number, order: Order, limit = MAX_HEADS): number[] {
    const { soldOut } = this.#table;
    const heads = this.#bestAmong(matched, count, order, (ordinal) => soldOut[ordinal] !== 1);
    return pageOf(heads, heads.length, order, 0, limit);
  }

  /**
   * Replaces each head with the cheapest in-stock product of its family that is equally relevant. A visitor who types
   * a word wants a bottle, not a case of twelve.
   */
  cheapestOfEach(
    matched: Uint32Array,
    count: number,
    heads: readonly number[],
    keys: Float64Array,
  ): number[] {
    const { family, priceUp, popular, soldOut, id } = this.#table;
    const byPrice = { first: priceUp, second: popular, id };
    const cheapest = new Map(heads.map((head) => [family[head], head]));
    for (const ordinal of matched.subarray(0, count)) {
      const best = cheapest.get(family[ordinal]);
      if (best === undefined || soldOut[ordinal] === 1 || keys[ordinal] !== keys[best]) continue;
      if (compare(byPrice, ordinal, best) < 0) cheapest.set(family[ordinal], ordinal);
    }
    return heads.map((head) => cheapest.get(family[head]) ?? head);
  }

  /** Returns the first product of each family in the given order, unsorted. */
  #bestAmong(
    matched: Uint32Array,
    count: number,
    order: Order,
    mayLead: (ordinal: number) => boolean,
  ): Uint32Array {
    const { family, familyIds } = this.#table;
    if (this.#bestOf.length < familyIds.ids.length) this.#bestOf = new Int32Array(familyIds.ids.length * 2);
    const best = this.#bestOf;
    const found: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const ordinal = matched[i] as number;
      if (!mayLead(ordinal)) continue;
      const own = family[ordinal] as number;
      const known = best[own] as number;
      if (known === 0) found.push(own);
      // Entries are ordinals plus one; 0 means none.
      if (known === 0 || compare(order, ordinal, known - 1) < 0) best[own] = ordinal + 1;
    }
    const heads = Uint32Array.from(found, (own) => (best[own] as number) - 1);
    for (const own of found) best[own] = 0;
    return heads;
  }
}

/** Moves the ordinals that are not in `heads` to the front, unsorted, and returns how many there are. */
export function withoutHeads(matched: Uint32Array, count: number, heads: readonly number[]): number {
  if (heads.length === 0) return count;
  const gone = new Set(heads);
  let stored = 0;
  for (let i = 0; i < count; i += 1) {
    const ordinal = matched[i] as number;
    if (gone.has(ordinal)) continue;
    matched[stored] = ordinal;
    stored += 1;
  }
  return stored;
}
