/** The best of each family of variants: what stands first where one product's sizes would fill the list. */
import { compare, type Order, pageOf } from "./ordering.ts";
import type { ProductTable } from "./product-table.ts";

/** Up to so many places of a list show a family once. */
export const MOST_HEADS = 12;

export class FamilyHeads {
  readonly #table: ProductTable;
  #bestOf = new Int32Array(0);

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** At most `most` of the first `count` ordinals, one of a family and none that is sold out, in order. */
  of(matched: Uint32Array, count: number, order: Order, most = MOST_HEADS): number[] {
    const { family, familyIds, soldOut } = this.#table;
    if (this.#bestOf.length < familyIds.ids.length) this.#bestOf = new Int32Array(familyIds.ids.length * 2);
    const best = this.#bestOf;
    const found: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const ordinal = matched[i] as number;
      if (soldOut[ordinal] === 1) continue;
      const own = family[ordinal] as number;
      const known = best[own] as number;
      if (known === 0) found.push(own);
      // Ordinals begin at 0, which says here that there is none yet.
      if (known === 0 || compare(order, ordinal, known - 1) < 0) best[own] = ordinal + 1;
    }
    const heads = Uint32Array.from(found, (own) => (best[own] as number) - 1);
    for (const own of found) best[own] = 0;
    return pageOf(heads, heads.length, order, 0, most);
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
