/** The products of the index as columns by ordinal: what lists are filtered, counted and sorted by. */
import { STOCK } from "@curat/contract/catalog.values";
import { BOUNDS, tooMany, tooManyValues } from "./bounds.ts";
import type { IndexedProduct, IndexedOffer } from "./indexed-product.ts";
import { naturalName } from "../natural-name.ts";
import { NameRanks } from "./name-ranks.ts";
import { grown } from "./postings.ts";

const VALUES = BOUNDS.valuesPerProduct;

/** Numbers from 1 up for ids of any size. */
class DenseIds {
  #dense = new Map<number, number>();
  ids: number[] = [0];

  of(id: number, what: "values" | "categories"): number {
    let dense = this.#dense.get(id);
    if (dense === undefined) {
      dense = this.ids.length;
      if (dense > BOUNDS[what]) throw tooMany(what);
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
  /** Grows with every change of what lists count: products and their prices. */
  version = 0;
  /** Grows with every change of what lists are sorted by. */
  orderVersion = 0;
  alive = new Uint8Array(0);
  id = new Int32Array(0);
  /** Own category, as a dense number; 0 without one. */
  category = new Uint16Array(0);
  /** 16 dense values a product, filled from the left, 0 after the last. */
  values = new Uint16Array(0);
  price = new Float64Array(0);

  // One ascending key an order; equal keys fall to `last`, then to the id (listing.store.ts has the same in SQL).
  priceDown = new Float64Array(0);
  newest = new Float64Array(0);
  name = new Float64Array(0);
  discount = new Float64Array(0);
  recommended = new Float64Array(0);
  popular = new Float64Array(0);
  last = new Float64Array(0);

  valueIds = new DenseIds();
  categoryIds = new DenseIds();
  #ordinals = new Map<number, number>();
  #nameKeys: string[] = [];
  #names = new NameRanks(() =>
    this.#nameKeys.forEach((key, ordinal) => (this.name[ordinal] = this.#rankOf(key))),
  );

  /** Ranks the names of a whole catalogue at once; without it each new name is put between its neighbours. */
  rankNames(names: Iterable<string>): void {
    this.#names.fill(names);
  }

  ordinalOf(productId: number): number | undefined {
    return this.#ordinals.get(productId);
  }

  /** Appends a product; its ordinal is greater than any before. */
  add(product: IndexedProduct): number {
    const values = this.#denseValues(product);
    const category =
      product.categoryIds[0] === undefined ? 0 : this.categoryIds.of(product.categoryIds[0], "categories");
    if (this.size === BOUNDS.products) throw tooMany("products");
    if (this.size === this.id.length) this.#reserve(Math.max(256, this.size * 2));
    const ordinal = this.size;
    this.size += 1;
    this.aliveCount += 1;
    this.version += 1;
    this.alive[ordinal] = 1;
    this.id[ordinal] = product.id;
    this.category[ordinal] = category;
    this.values.set(values, ordinal * VALUES);
    this.#ordinals.set(product.id, ordinal);
    this.setOrder(ordinal, product);
    return ordinal;
  }

  remove(ordinal: number): void {
    this.alive[ordinal] = 0;
    this.aliveCount -= 1;
    this.version += 1;
    this.orderVersion += 1;
    const id = this.id[ordinal] ?? 0;
    if (this.#ordinals.get(id) === ordinal) this.#ordinals.delete(id);
  }

  /** Everything that a list is sorted by; changes in place, unlike what it is found by. */
  setOrder(ordinal: number, product: IndexedProduct): void {
    this.setOffer(ordinal, product);
    this.newest[ordinal] = -product.firstOfferedMicros;
    this.orderVersion += 1;
    // Prices and stock change all the time, names hardly ever.
    if (this.#nameKeys[ordinal] === product.nameKey) return;
    this.#nameKeys[ordinal] = product.nameKey;
    this.name[ordinal] = this.#rankOf(product.nameKey);
  }

  #rankOf(nameKey: string): number {
    return this.#names.rankOf(naturalName(nameKey));
  }

  /** Price, stock and sales alone. */
  setOffer(ordinal: number, offer: IndexedOffer): void {
    const isOut = offer.stockId === STOCK.outOfStock ? 2 ** 33 : 0;
    if (this.price[ordinal] !== offer.priceBani) this.version += 1;
    this.orderVersion += 1;
    this.price[ordinal] = offer.priceBani;
    this.priceDown[ordinal] = -offer.priceBani;
    this.discount[ordinal] = isOut - offer.savePercent;
    this.recommended[ordinal] = isOut - offer.recommended;
    this.popular[ordinal] = isOut - offer.sold;
    this.last[ordinal] = isOut - offer.recommended;
  }

  /** Everything that is there, in no order. */
  aliveOrdinals(): Uint32Array {
    const ordinals = new Uint32Array(this.aliveCount);
    let count = 0;
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      if (this.alive[ordinal] === 1) ordinals[count++] = ordinal;
    }
    return ordinals;
  }

  #denseValues({ id, valueIds }: IndexedProduct): number[] {
    if (valueIds.length > VALUES) throw tooManyValues(id, valueIds.length);
    return valueIds.map((valueId) => this.valueIds.of(valueId, "values"));
  }

  #reserve(capacity: number): void {
    this.alive = grown(this.alive, capacity);
    this.id = grown(this.id, capacity);
    this.category = grown(this.category, capacity);
    this.values = grown(this.values, capacity * VALUES);
    this.price = grown(this.price, capacity);
    this.priceDown = grown(this.priceDown, capacity);
    this.newest = grown(this.newest, capacity);
    this.name = grown(this.name, capacity);
    this.discount = grown(this.discount, capacity);
    this.recommended = grown(this.recommended, capacity);
    this.popular = grown(this.popular, capacity);
    this.last = grown(this.last, capacity);
  }
}
