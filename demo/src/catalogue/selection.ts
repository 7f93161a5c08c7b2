import type { BaseProduct } from "./base-product.ts";
import { leafCategories } from "./tree.ts";
import { variantsOf, type Variant } from "./variants.ts";

export interface Family {
  base: BaseProduct;
  /** Position in the catalogue, which determines the base's ids. */
  place: number;
  variants: Variant[];
}

/**
 * Returns exactly `count` products, taken from all categories in turn; the whole catalogue if it has fewer.
 */
export function selectFamilies(bases: readonly BaseProduct[], count: number): Family[] {
  const all = bases.map((base, place) => ({ base, place, variants: variantsOf(base) }));
  const total = all.reduce((sum, { variants }) => sum + variants.length, 0);
  if (count >= total) return all;
  const cap = Math.max(1, Math.floor(count / leafCategories().length));
  const ranked = [
    ...all.map((family) => ({ ...family, variants: family.variants.slice(0, cap) })),
    ...all.map((family) => ({ ...family, variants: family.variants.slice(cap) })),
  ];
  const taken = new Map<number, Family>();
  let room = count;
  for (const family of [...inTurns(ranked.slice(0, all.length)), ...ranked.slice(all.length)]) {
    const variants = family.variants.slice(0, room);
    room -= variants.length;
    const current = taken.get(family.place);
    if (variants.length > 0)
      taken.set(family.place, { ...family, variants: [...(current?.variants ?? []), ...variants] });
  }
  return [...taken.values()].sort((a, b) => a.place - b.place);
}

function inTurns(families: Family[]): Family[] {
  const counts = new Map<string, number>();
  const turns = families.map((family) => {
    const turn = counts.get(family.base.category) ?? 0;
    counts.set(family.base.category, turn + 1);
    return { family, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn || a.family.place - b.family.place).map(({ family }) => family);
}
