/** Calculates lists and counts directly from all products, as a reference for the index. */
import { SORT, STOCK } from "@curat/contract/catalog.values";
import type { CountQuery, Counts, ListedPage, ListQuery } from "../engine.ts";
import { MAX_HEADS, MAX_FAMILY_SIZE } from "../index/family-heads.ts";
import type { IndexedProduct } from "../index/indexed-product.ts";
import { naturalName } from "../natural-name.ts";

const isOut = ({ stockId }: IndexedProduct): boolean => stockId === STOCK.outOfStock;
const PRICE = 0;

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;
const bucketPrice = ({ bucketShare, priceBani }: IndexedProduct): number =>
  bucketShare === null ? Infinity : bucketShare * priceBani;
const nameBytes = ({ nameKey }: IndexedProduct): Buffer => Buffer.from(naturalName(nameKey));
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

const KEYS: Record<number, Compare> = {
  [SORT.relevance]: (a, b) => b.sold - a.sold,
  [SORT.newest]: (a, b) => b.firstOfferedMicros - a.firstOfferedMicros,
  [SORT.name]: (a, b) => Buffer.compare(nameBytes(a), nameBytes(b)),
  [SORT.priceUp]: (a, b) => a.priceBani - b.priceBani,
  [SORT.priceDown]: (a, b) => b.priceBani - a.priceBani,
  [SORT.bucket]: (a, b) => ascending(bucketPrice(a), bucketPrice(b)),
  [SORT.discount]: (a, b) => b.savePercent - a.savePercent,
};

/** Sorts by stock (sold-out last), sort key, recommendation and id. */
function compareBy(sort: number): Compare {
  const byKey = KEYS[sort] ?? (() => 0);
  return (a, b) =>
    Number(isOut(a)) - Number(isOut(b)) || byKey(a, b) || b.recommended - a.recommended || a.id - b.id;
}

export class PlainLists {
  #products: readonly IndexedProduct[];
  #parameterOf: ReadonlyMap<number, number>;

  constructor(products: readonly IndexedProduct[], parameterOf: ReadonlyMap<number, number>) {
    this.#products = products;
    this.#parameterOf = parameterOf;
  }

  get size(): number {
    return this.#products.length;
  }

  list({ sort, page, perPage, isSpread = false, byFamily = false, ...query }: ListQuery): ListedPage {
    const found = this.#judged(query)
      .filter(({ failed }) => failed.length === 0)
      .map(({ product }) => product)
      .toSorted(compareBy(sort));
    const [from, to] = [(page - 1) * perPage, page * perPage];
    const families = [...Map.groupBy(found, ({ familyId }) => familyId).values()];
    const shown = byFamily
      ? families.slice(from, to).flatMap((family) => family.slice(0, MAX_FAMILY_SIZE))
      : (isSpread ? spread(found, families) : found).slice(from, to);
    return {
      ids: shown.map(({ id }) => id),
      total: found.length,
      hasBuckets: shown.length > 0 && found.some(({ bucketShare }) => bucketShare !== null),
      ...(byFamily ? { families: families.length } : {}),
    };
  }

  /** A product that fails only one parameter, or only the price, counts for that filter. */
  count(query: CountQuery): Counts {
    const values = new Map<number, number>();
    const categories = new Map<number, number>();
    const prices: number[] = [];
    const add = (counts: Map<number, number>, id: number): unknown =>
      counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const { product, failed } of this.#judged(query)) {
      const isCounted = (parameterId: number): boolean => failed.every((one) => one === parameterId);
      for (const id of product.valueIds) if (isCounted(this.#parameterOf.get(id) ?? -1)) add(values, id);
      if (isCounted(PRICE)) prices.push(product.priceBani);
      const [own] = product.categoryIds;
      if (failed.length === 0 && own !== undefined) add(categories, own);
    }
    return {
      values: [...values].map(([valueId, count]) => ({ valueId, count })),
      categories: [...categories].map(([categoryId, count]) => ({ categoryId, count })),
      price: prices.length === 0 ? null : { minBani: Math.min(...prices), maxBani: Math.max(...prices) },
    };
  }

  /** Returns the products in scope, each with the parameters that it fails. Id 0 is the price filter. */
  #judged({ scope, selection }: CountQuery): { product: IndexedProduct; failed: number[] }[] {
    const { categoryId, brandId, promotionId } = scope;
    const chosen = Map.groupBy(selection.values, ({ parameterId }) => parameterId);
    const { minBani, maxBani } = selection;
    return this.#products
      .filter((product) => categoryId === undefined || product.categoryIds.includes(categoryId))
      .filter((product) => brandId === undefined || product.brandId === brandId)
      .filter((product) => promotionId === undefined || product.promotionIds.includes(promotionId))
      .map((product) => {
        const failed = [...chosen]
          .filter(([, values]) => !values.some(({ valueId }) => product.valueIds.includes(valueId)))
          .map(([parameterId]) => parameterId);
        const { priceBani } = product;
        const fitsPrice = priceBani >= (minBani ?? 0) && priceBani <= (maxBani ?? Infinity);
        return { product, failed: fitsPrice ? failed : [...failed, PRICE] };
      });
  }
}

/** Moves the first in-stock product of each family to the front, up to MAX_HEADS products. */
function spread(found: IndexedProduct[], families: IndexedProduct[][]): IndexedProduct[] {
  const heads = families.flatMap(([head]) => (head && !isOut(head) ? [head] : [])).slice(0, MAX_HEADS);
  return [...heads, ...found.filter((product) => !heads.includes(product))];
}
