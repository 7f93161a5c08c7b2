/** The best of each family of variants: what stands first where one product's sizes would fill the list. */
import { compare, type Order, pageOf } from "./ordering.ts";
import type { ProductTable } from "./product-table.ts";

/** Up to so many places of a list show a family once. */
export const MAX_HEADS = 12;

/** A family shows so many of its variants in a page of families: more than any has, and a bound for the page. */
export const MAX_FAMILY_SIZE = 60;

export class FamilyHeads {
  readonly #table: ProductTable;
  #bestOf = new Int32Array(0);

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /**
   * A page of families among the first `count` ordinals, each with its products together: a family stands where its best
   * one would, its products in their order. Tells how many families there are in all.
   */
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

  /** At most `most` of the first `count` ordinals, one of a family and none that is sold out, in order. */
  of(matched: Uint32Array, count: number, order: Order, most = MAX_HEADS): number[] {
    const { soldOut } = this.#table;
    const heads = this.#bestAmong(matched, count, order, (ordinal) => soldOut[ordinal] !== 1);
    return pageOf(heads, heads.length, order, 0, most);
  }

  /**
   * In place of each head the cheapest of its family among the first `count` ordinals that fits as well by `keys` and is
   * not sold out, of equal prices the one that sells more: who types a word wants a bottle, not a case of twelve.
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

  /** The first of each family by the order, in none. */
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
      // Ordinals begin at 0, which says here that there is none yet.
      if (known === 0 || compare(order, ordinal, known - 1) < 0) best[own] = ordinal + 1;
    }
    const heads = Uint32Array.from(found, (own) => (best[own] as number) - 1);
    for (const own of found) best[own] = 0;
    return heads;
  }
}

/** Moves what is not among `heads` to the front, in no order; tells how many that is. */
export function withoutHeads(matched: Uint32Array, count: number, heads: readonly number[]): number {
  if (heads.length === 0) return count;
  const gone = new Set(heads);
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const ordinal = matched[i] as number;
    if (gone.has(ordinal)) continue;
    matched[kept] = ordinal;
    kept += 1;
  }
  return kept;
}
