import { STOCK } from "@curat/contract/catalog.values";
import type { IndexedProduct, IndexedOffer } from "./indexed-product.ts";
import { naturalName } from "../natural-name.ts";
import { NameRanks } from "./name-ranks.ts";
import { grown, MAX_ORDINAL } from "./postings.ts";

/** Higher than any bucket price. */
const NO_BUCKET = 2 ** 43;
/** Offset that sorts sold-out products last by bucket price. Leaves enough precision for fractions of a ban. */
const BEHIND_BUCKETS = 2 ** 44;

/** Offset of sold-out products in every other sort key. Larger than any key, and the sum is exact. */
const BEHIND = 2 ** 52;

/** Maps ids to consecutive numbers, starting at 1. */
class DenseIds {
  #dense = new Map<number, number>();
  ids: number[] = [0];

  of(id: number): number {
    let dense = this.#dense.get(id);
    if (dense === undefined) {
      dense = this.ids.length;
      this.#dense.set(id, dense);
      this.ids.push(id);
    }
    return dense;
  }

  find(id: number): number | undefined {
    return this.#dense.get(id);
  }
}

export class ProductTable {
  size = 0;
  aliveCount = 0;
  version = 0;
  /** Incremented when a sort key changes. */
  orderVersion = 0;
  alive = new Uint8Array(0);
  id = new Int32Array(0);
  /** Dense id of the direct category; 0 without one. */
  category = new Uint32Array(0);
  family = new Int32Array(0);
  soldOut = new Uint8Array(0);
  /** Dense value ids of all products, product by product. */
  values = new Uint32Array(0);
  /** Index of each product's first value in `values`. A product's values end where the next one's begin. */
  valuesFrom = new Uint32Array(1);
  price = new Float64Array(0);

  // Ascending keys of each sort order. Sold-out products have the highest keys. `last` decides ties, then the id.
  priceUp = new Float64Array(0);
  priceDown = new Float64Array(0);
  newest = new Float64Array(0);
  name = new Float64Array(0);
  discount = new Float64Array(0);
  bucket = new Float64Array(0);
  recommended = new Float64Array(0);
  popular = new Float64Array(0);
  last = new Float64Array(0);

  /** Fraction of a piece needed for a bucket (8 l); 0 for products that are not diluted. */
  bucketShare = new Float64Array(0);
  bucketCount = 0;

  valueIds = new DenseIds();
  categoryIds = new DenseIds();
  familyIds = new DenseIds();
  #ordinals = new Map<number, number>();
  #nameKeys: string[] = [];
  #names = new NameRanks(() =>
    this.#nameKeys.forEach(
      (key, ordinal) => (this.name[ordinal] = this.#behind(ordinal) + this.#rankOf(key)),
    ),
  );

  /** Ranks all names at once. Later names are ranked one by one, between their neighbours. */
  rankNames(names: Iterable<string>): void {
    this.#names.fill(names);
  }

  ordinalOf(productId: number): number | undefined {
    return this.#ordinals.get(productId);
  }

  add(product: IndexedProduct): number {
    if (this.size > MAX_ORDINAL) throw new Error(`The catalogue index has ${MAX_ORDINAL + 1} products.`);
    const category = product.categoryIds[0] === undefined ? 0 : this.categoryIds.of(product.categoryIds[0]);
    const family = this.familyIds.of(product.familyId);
    if (this.size === this.id.length) this.#reserve(Math.max(256, this.size * 2));
    const ordinal = this.size;
    this.size += 1;
    this.aliveCount += 1;
    this.version += 1;
    this.alive[ordinal] = 1;
    this.id[ordinal] = product.id;
    this.category[ordinal] = category;
    this.family[ordinal] = family;
    this.#setValues(ordinal, product.valueIds);
    this.#ordinals.set(product.id, ordinal);
    this.setOrder(ordinal, product);
    return ordinal;
  }

  remove(ordinal: number): void {
    this.alive[ordinal] = 0;
    this.aliveCount -= 1;
    this.#setBucketShare(ordinal, 0);
    this.version += 1;
    this.orderVersion += 1;
    const id = this.id[ordinal] ?? 0;
    if (this.#ordinals.get(id) === ordinal) this.#ordinals.delete(id);
  }

  /** Updates all sort keys of a product in place. Searchable data cannot be updated in place. */
  setOrder(ordinal: number, product: IndexedProduct): void {
    this.#setBucketShare(ordinal, product.bucketShare ?? 0);
    this.setOffer(ordinal, product);
    this.newest[ordinal] = this.#behind(ordinal) - product.firstOfferedMicros;
    this.orderVersion += 1;
    // Names hardly ever change, unlike prices and stock.
    if (this.#nameKeys[ordinal] === product.nameKey) return;
    this.#nameKeys[ordinal] = product.nameKey;
    this.name[ordinal] = this.#behind(ordinal) + this.#rankOf(product.nameKey);
  }

  #setBucketShare(ordinal: number, share: number): void {
    this.bucketCount += Number(share > 0) - Number((this.bucketShare[ordinal] ?? 0) > 0);
    this.bucketShare[ordinal] = share;
  }

  #rankOf(nameKey: string): number {
    return this.#names.rankOf(naturalName(nameKey));
  }

  setOffer(ordinal: number, offer: IndexedOffer): void {
    const before = this.#behind(ordinal);
    this.soldOut[ordinal] = offer.stockId === STOCK.outOfStock ? 1 : 0;
    const behind = this.#behind(ordinal);
    // The sort keys for date and name change only with the stock state.
    this.newest[ordinal] = (this.newest[ordinal] as number) + behind - before;
    this.name[ordinal] = (this.name[ordinal] as number) + behind - before;
    if (this.price[ordinal] !== offer.priceBani) this.version += 1;
    this.orderVersion += 1;
    this.price[ordinal] = offer.priceBani;
    this.priceUp[ordinal] = behind + offer.priceBani;
    this.priceDown[ordinal] = behind - offer.priceBani;
    const share = this.bucketShare[ordinal] as number;
    this.bucket[ordinal] =
      (behind > 0 ? BEHIND_BUCKETS : 0) + (share > 0 ? share * offer.priceBani : NO_BUCKET);
    this.discount[ordinal] = behind - offer.savePercent;
    this.recommended[ordinal] = behind - offer.recommended;
    this.popular[ordinal] = behind - offer.sold;
    this.last[ordinal] = behind - offer.recommended;
  }

  #behind(ordinal: number): number {
    return this.soldOut[ordinal] === 1 ? BEHIND : 0;
  }

  aliveOrdinals(): Uint32Array {
    const ordinals = new Uint32Array(this.aliveCount);
    let count = 0;
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      if (this.alive[ordinal] === 1) ordinals[count++] = ordinal;
    }
    return ordinals;
  }

  #setValues(ordinal: number, valueIds: readonly number[]): void {
    const from = this.valuesFrom[ordinal] as number;
    const end = from + valueIds.length;
    if (end > this.values.length) this.values = grown(this.values, Math.max(1_024, end * 2));
    this.values.set(
      valueIds.map((id) => this.valueIds.of(id)),
      from,
    );
    this.valuesFrom[ordinal + 1] = end;
  }

  #reserve(capacity: number): void {
    this.alive = grown(this.alive, capacity);
    this.id = grown(this.id, capacity);
    this.category = grown(this.category, capacity);
    this.valuesFrom = grown(this.valuesFrom, capacity + 1);
    this.price = grown(this.price, capacity);
    this.family = grown(this.family, capacity);
    this.soldOut = grown(this.soldOut, capacity);
    this.priceUp = grown(this.priceUp, capacity);
    this.priceDown = grown(this.priceDown, capacity);
    this.newest = grown(this.newest, capacity);
    this.name = grown(this.name, capacity);
    this.bucket = grown(this.bucket, capacity);
    this.bucketShare = grown(this.bucketShare, capacity);
    this.discount = grown(this.discount, capacity);
    this.recommended = grown(this.recommended, capacity);
    this.popular = grown(this.popular, capacity);
    this.last = grown(this.last, capacity);
  }
}
