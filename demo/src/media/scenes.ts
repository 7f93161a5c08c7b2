import type { BaseProduct } from "../catalogue/authoring.ts";
import { allBases } from "../catalogue/catalogue.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { variantsOf } from "../catalogue/variants.ts";
import type { ActName, BannerSpec, BannerTheme, PackshotSpec } from "../drawing/index.ts";
import { packshotSpec } from "./packshots.ts";

/** A picture of goods in a room, told by what it shows. */
export interface Scene {
  theme: BannerTheme;
  /** Categories whose goods stand in it, in this order of preference. */
  categories: readonly string[];
  /** What a hand does in it; goods are then only those of `goods`. */
  act?: { name: ActName; colour: string };
  /** Keys of the very products that stand in it, before those of the categories. */
  goods?: readonly string[];
  count: number;
  width: number;
  height: number;
}

/** The scene as the kit draws it; undefined while none of its categories has products and no hand acts. */
export function sceneSpec(
  seed: string,
  { theme, categories, count, width, height, act, goods = [] }: Scene,
): BannerSpec | undefined {
  const products = [...goods.map(namedProduct), ...(act ? [] : showpieces(categories, count))].slice(
    0,
    count,
  );
  return products.length > 0 || act
    ? { theme, products, ...(act ? { act } : {}), seed, width, height }
    : undefined;
}

let named: Map<string, PackshotSpec> | undefined;

/** The front of a product by its key; throws for a key that is not sold. */
function namedProduct(key: string): PackshotSpec {
  named ??= new Map(
    allBases()
      .flatMap(variantsOf)
      .map((variant) => [variant.key, packshotSpec(variant, 0)]),
  );
  const found = named.get(key);
  if (!found) throw new Error(`There is no product "${key}" for a scene.`);
  return found;
}

/** Goods of the categories in turns, of each category different kinds first. */
function showpieces(categories: readonly string[], count: number): PackshotSpec[] {
  const shelves = categories.map((category) => variedBases(basesBelow(category)));
  const chosen: BaseProduct[] = [];
  for (let turn = 0; chosen.length < count && shelves.some((shelf) => turn < shelf.length); turn++) {
    for (const shelf of shelves) {
      const base = shelf[turn];
      if (base && chosen.length < count && !chosen.includes(base)) chosen.push(base);
    }
  }
  return chosen.flatMap((base) => {
    const variants = variantsOf(base);
    // The base's own drawing rather than a variant in another pack: that is what makes a row varied.
    const own = variants.filter(({ pack, option }) => !pack.kind && !option?.kind);
    const variant = own[Math.floor(own.length / 2)] ?? variants[0];
    return variant ? [packshotSpec(variant, 0)] : [];
  });
}

/** Each of a new kind and a new brand first, then each of a new kind, then the others. */
function variedBases(bases: readonly BaseProduct[]): BaseProduct[] {
  const seen = new Set<string>();
  const isNew = (...signs: string[]): boolean =>
    signs.every((sign) => !seen.has(sign)) && signs.every((sign) => seen.add(sign));
  const striking = bases.filter(({ drawing, brand }) => isNew(drawing.kind, brand));
  const varied = bases.filter((base) => !striking.includes(base) && isNew(base.drawing.kind));
  return [
    ...striking,
    ...varied,
    ...bases.filter((base) => !striking.includes(base) && !varied.includes(base)),
  ];
}

/** Base products of a category and of all below it. */
export function basesBelow(category: string): BaseProduct[] {
  const below = new Set([category]);
  for (const { key, parent } of CATEGORIES) if (parent && below.has(parent)) below.add(key);
  return allBases().filter((base) => below.has(base.category));
}
