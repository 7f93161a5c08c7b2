import type { ProductTable } from "./product-table.ts";
import { grown } from "./postings.ts";
import { WORTH } from "./ranking.ts";
import { isWeak, type QueryWord, thingOf } from "./query-plan.ts";
import type { TextIndex } from "./text-index.ts";

/** Reading this number of postings takes as long as reading one product's words. */
const WORDS_A_PRODUCT = 24;
const FIRST_STAMP = 65_536;

export class Matcher {
  /** Matching ordinals. Only the first n entries are valid, where n is the number that the match returned. */
  found = new Uint32Array(0);
  /** Total score of each product by ordinal: the sum of each word's best score. Valid until the next match. */
  score = new Uint32Array(0);
  /** Number of postings and product words read so far. Measures the cost without a clock. */
  work = 0;
  #table: ProductTable;
  #text: TextIndex;
  #reached = new Uint32Array(0);
  #best = new Uint32Array(0);
  #factors = new Uint8Array(0);
  /** Mark of the current word. It must exceed every product of weight and factor, because `#best` stores both. */
  #stamp = FIRST_STAMP;

  constructor(table: ProductTable, text: TextIndex) {
    this.#table = table;
    this.#text = text;
  }

  matchAll(words: readonly QueryWord[]): number {
    if (words.length === 0 || words.some((word) => word.meanings.size === 0)) return 0;
    this.#prepare(words.length);
    const rarestFirst = [...words].sort((a, b) => this.#postingsOf(a) - this.#postingsOf(b));
    let count = 0;
    rarestFirst.forEach((word, place) => {
      if (place === 0) count = this.#begin(word);
      else if (this.#postingsOf(word) > count * WORDS_A_PRODUCT) count = this.#keepByProducts(word, count);
      else count = this.#keepByPostings(word, count);
    });
    return count;
  }

  /** Returns the words that occur together in a product with the highest total score. */
  bestPart(words: readonly QueryWord[], isIn: (ordinal: number) => boolean): QueryWord[] {
    const known = words.filter((word) => word.meanings.size > 0);
    this.#prepare(1);
    const masks = new Uint32Array(1 << known.length);
    const frequencies = known.map((word, place) => this.#mark(word, place));
    const count = this.#gather(known);
    for (let i = 0; i < count; i += 1) {
      const ordinal = this.found[i] as number;
      const mask = this.score[ordinal] as number;
      if (isIn(ordinal)) masks[mask] = (masks[mask] as number) + 1;
    }
    const thing = thingOf(known);
    const worth = known.map(
      (word, place) =>
        tellingOf(word, frequencies[place] ?? 0, this.#table.aliveCount) * (word === thing ? 2 : 1),
    );
    let best = 0;
    let bestSum = 0;
    for (let mask = 1; mask < masks.length; mask += 1) {
      if (masks[mask] === 0) continue;
      const sum = worth.reduce((total, value, place) => (mask & (1 << place) ? total + value : total), 0);
      if (sum > bestSum + 1e-9) [best, bestSum] = [mask, sum];
    }
    return known.filter((_, place) => best & (1 << place));
  }

  #prepare(stamps: number): void {
    const capacity = this.#table.id.length;
    if (this.#reached.length < capacity) {
      this.#reached = grown(this.#reached, capacity);
      this.#best = grown(this.#best, capacity);
      this.score = grown(this.score, capacity);
      this.found = grown(this.found, capacity);
    }
    if (this.#factors.length < this.#text.vocabulary.size)
      this.#factors = grown(this.#factors, this.#text.vocabulary.live.length);
    // Each query has its own mark. Clear everything before the marks overflow.
    if (this.#stamp > 2 ** 32 - 1_000) {
      this.#reached.fill(0);
      this.#best.fill(0);
      this.#stamp = FIRST_STAMP;
    }
    this.#stamp += stamps + 1;
    this.#last = this.#stamp;
    this.#stamp += stamps + 1;
  }

  #last = 0;

  #postingsOf(word: QueryWord): number {
    let sum = 0;
    for (const id of word.meanings.keys()) sum += this.#text.postings[id]?.length ?? 0;
    return sum;
  }

  #begin(word: QueryWord): number {
    const { alive } = this.#table;
    const { found, score } = this;
    const [reached, best] = [this.#reached, this.#best];
    const mark = this.#last;
    let count = 0;
    for (const [id, factor] of word.meanings) {
      const { items, length } = this.#text.postings[id] as { items: Uint32Array; length: number };
      this.work += length;
      for (let at = 0; at < length; at += 1) {
        const item = items[at] as number;
        const ordinal = item >>> 8;
        const worth = WORTH[(item & 255) * factor] as number;
        if (reached[ordinal] !== mark) {
          if (alive[ordinal] === 0) continue;
          reached[ordinal] = mark;
          score[ordinal] = worth;
          best[ordinal] = worth;
          found[count] = ordinal;
          count += 1;
        } else if (worth > (best[ordinal] as number)) {
          best[ordinal] = worth;
          score[ordinal] = worth;
        }
      }
    }
    return count;
  }

  #keepByPostings(word: QueryWord, before: number): number {
    const { score } = this;
    const [reached, best] = [this.#reached, this.#best];
    const old = this.#last;
    const mark = (this.#last += 1);
    for (const [id, factor] of word.meanings) {
      const { items, length } = this.#text.postings[id] as { items: Uint32Array; length: number };
      this.work += length;
      for (let at = 0; at < length; at += 1) {
        const item = items[at] as number;
        const ordinal = item >>> 8;
        const state = reached[ordinal];
        if (state !== old && state !== mark) continue;
        const worth = WORTH[(item & 255) * factor] as number;
        if (state === old) {
          reached[ordinal] = mark;
          best[ordinal] = worth;
          score[ordinal] = (score[ordinal] as number) + worth;
        } else if (worth > (best[ordinal] as number)) {
          score[ordinal] = (score[ordinal] as number) + worth - (best[ordinal] as number);
          best[ordinal] = worth;
        }
      }
    }
    return this.#compact(before);
  }

  /** Like `#keepByPostings`, but faster for few products and a long posting list. */
  #keepByProducts(word: QueryWord, before: number): number {
    const factors = this.#factors;
    for (const [id, factor] of word.meanings) factors[id] = factor;
    const { starts, mentionStarts, pool, vocabulary } = this.#text;
    const ends = [...word.meanings.keys()].some((id) => vocabulary.isMention(id))
      ? starts.subarray(1)
      : mentionStarts;
    this.#last += 1;
    for (let i = 0; i < before; i += 1) {
      const ordinal = this.found[i] as number;
      const end = ends[ordinal] as number;
      let best = 0;
      for (let at = starts[ordinal] as number; at < end; at += 1) {
        const item = pool.items[at] as number;
        const worth = WORTH[(factors[item >>> 8] as number) * (item & 255)] as number;
        if (worth > best) best = worth;
      }
      this.work += end - (starts[ordinal] as number);
      if (best === 0) continue;
      this.#reached[ordinal] = this.#last;
      this.score[ordinal] = (this.score[ordinal] as number) + best;
    }
    for (const id of word.meanings.keys()) factors[id] = 0;
    return this.#compact(before);
  }

  #compact(before: number): number {
    let count = 0;
    for (let i = 0; i < before; i += 1) {
      const ordinal = this.found[i] as number;
      if (this.#reached[ordinal] !== this.#last) continue;
      this.found[count] = ordinal;
      count += 1;
    }
    return count;
  }

  /** Sets one bit in `score` for each product with the word and returns how many products have it. */
  #mark(word: QueryWord, place: number): number {
    const { alive } = this.#table;
    const bit = 1 << place;
    let count = 0;
    for (const id of word.meanings.keys()) {
      const { items, length } = this.#text.postings[id] as { items: Uint32Array; length: number };
      this.work += length;
      for (let at = 0; at < length; at += 1) {
        const ordinal = (items[at] as number) >>> 8;
        if (alive[ordinal] === 0) continue;
        const mask = this.#reached[ordinal] === this.#last ? (this.score[ordinal] as number) : 0;
        if (mask & bit) continue;
        this.#reached[ordinal] = this.#last;
        this.score[ordinal] = mask | bit;
        count += 1;
      }
    }
    return count;
  }

  #gather(words: readonly QueryWord[]): number {
    let count = 0;
    for (const word of words) {
      for (const id of word.meanings.keys()) {
        const { items, length } = this.#text.postings[id] as { items: Uint32Array; length: number };
        for (let at = 0; at < length; at += 1) {
          const ordinal = (items[at] as number) >>> 8;
          if (this.#reached[ordinal] !== this.#last || this.#best[ordinal] === this.#last) continue;
          this.#best[ordinal] = this.#last;
          this.found[count] = ordinal;
          count += 1;
        }
      }
    }
    return count;
  }
}

/**
 * Returns how informative a word is. Rare words count more; sizes, corrected words and action words ("spălat") count
 * less.
 */
export function tellingOf(word: QueryWord, frequency: number, products: number): number {
  const { typed, corrected } = word;
  const rarity = Math.log(1 + products / Math.max(1, frequency)) / Math.log(2 + products);
  return (
    (1 + rarity) *
    (/\d/.test(typed) ? 0.3 : 1) *
    (corrected === undefined ? 1 : 0.6) *
    (isWeak(word) ? 0.2 : 1) *
    (word.isMentioned ? 0.4 : 1)
  );
}
