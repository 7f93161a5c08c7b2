import type { GrownProduct } from "../catalogue/grow.ts";
import { allBases } from "../catalogue/catalogue.ts";

interface Criteria {
  variant?: number;
  since: Date;
}

/** The catalogue's own products that people can buy, keyed by base product. */
export class Assortment {
  readonly #byBase = new Map<string, GrownProduct[]>();
  readonly #byCategory = new Map<string, GrownProduct[]>();

  constructor(own: readonly GrownProduct[]) {
    for (const grown of own) {
      const { key, category } = grown.variant.base;
      put(this.#byBase, key, grown);
      put(this.#byCategory, category, grown);
    }
  }

  /** Returns a base's variant that the shop already offered at that time, preferably the given one. */
  find(base: string, { variant = 0, since }: Criteria): GrownProduct | undefined {
    const offered = (this.#byBase.get(base) ?? []).filter(({ product }) => product.firstOfferedAt <= since);
    return offered.find((grown) => grown.variant.index === variant) ?? offered[0];
  }

  /** Like `find`, but falls back to the same category, because small shops have few bases. */
  findLike(base: string, requested: Criteria): GrownProduct | undefined {
    const category = allBases().find(({ key }) => key === base)?.category;
    const like = category === undefined ? [] : (this.#byCategory.get(category) ?? []);
    return (
      this.find(base, requested) ?? like.find(({ product }) => product.firstOfferedAt <= requested.since)
    );
  }
}

function put(shelves: Map<string, GrownProduct[]>, key: string, grown: GrownProduct): void {
  shelves.set(key, [...(shelves.get(key) ?? []), grown]);
}
