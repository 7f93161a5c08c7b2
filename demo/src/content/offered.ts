import type { GrownProduct } from "../catalogue/grow.ts";
import { CATEGORIES } from "../catalogue/categories.ts";

const MAX_PER_CATEGORY = 12;

/** Collects ids of products in stock by category, one per family. */
export class Offered {
  readonly #byCategory = new Map<string, Map<number, number>>();

  note(batch: readonly GrownProduct[]): void {
    for (const { variant, product } of batch) {
      if (product.stock <= 5) continue;
      const { category } = variant.base;
      const families = this.#byCategory.get(category) ?? new Map<number, number>();
      this.#byCategory.set(category, families);
      if (families.size < MAX_PER_CATEGORY && !families.has(product.masterId))
        families.set(product.masterId, product.id);
    }
  }

  /** Returns product ids, alternating between the categories. A small shop may have fewer than `count`. */
  pick(categories: readonly string[], count: number): number[] {
    const shelves = categories.map((category) =>
      [category, ...childrenOf(category)].flatMap((key) => [...(this.#byCategory.get(key)?.values() ?? [])]),
    );
    const turns = Math.max(0, ...shelves.map((shelf) => shelf.length));
    const inTurns = Array.from({ length: turns }, (_, turn) => shelves.flatMap((shelf) => shelf[turn] ?? []));
    return [...new Set(inTurns.flat())].slice(0, count);
  }
}

function childrenOf(category: string): string[] {
  return CATEGORIES.filter(({ parent }) => parent === category).flatMap(({ key }) => [
    key,
    ...childrenOf(key),
  ]);
}
