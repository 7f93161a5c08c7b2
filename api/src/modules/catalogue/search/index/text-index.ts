/** Products by word: weighted posting lists, and each product's own words so that it can leave again. */
import { grown, packed, Postings } from "./postings.ts";
import { MENTION_WEIGHT } from "./ranking.ts";
import { Vocabulary } from "./vocabulary.ts";

export class TextIndex {
  vocabulary = new Vocabulary();
  /** Ordinal and weight by word, packed (postings.ts). */
  postings: Postings[] = [];
  /** Where each product's words stand in `pool`, packed as word and weight; one more place than products. */
  starts = new Uint32Array(1_024);
  pool = new Postings();
  /** Where in `pool` a product's mentions begin, behind its own words. */
  mentionStarts = new Uint32Array(1_024);

  /** Adds the product that comes next; ordinals come without gaps. */
  add(ordinal: number, weights: Map<string, number>, about: string): void {
    if (ordinal + 2 > this.starts.length) {
      this.starts = grown(this.starts, this.starts.length * 2);
      this.mentionStarts = grown(this.mentionStarts, this.starts.length);
    }
    for (const [text, weight] of weights) {
      this.#addWord(ordinal, this.vocabulary.add(text), weight);
    }
    this.mentionStarts[ordinal] = this.pool.length;
    for (const word of mentionedIn(this.vocabulary, about)) this.#addWord(ordinal, word, MENTION_WEIGHT);
    this.starts[ordinal + 1] = this.pool.length;
  }

  #addWord(ordinal: number, word: number, weight: number): void {
    const list = (this.postings[word] ??= new Postings());
    list.push(packed(ordinal, weight));
    this.pool.push(packed(word, weight));
    this.vocabulary.live[word] = (this.vocabulary.live[word] as number) + 1;
  }

  /** Counts the product's words out; its postings stay and are skipped as it is no longer alive. */
  remove(ordinal: number): void {
    const { live } = this.vocabulary;
    for (let at = this.starts[ordinal] as number; at < (this.starts[ordinal + 1] as number); at += 1) {
      const word = (this.pool.items[at] as number) >>> 8;
      live[word] = (live[word] as number) - 1;
    }
  }
}

/** Each mention of a description once. */
export function mentionedIn(vocabulary: Vocabulary, about: string): Set<number> {
  return new Set(about === "" ? [] : about.split(" ").map((word) => vocabulary.addMention(word)));
}
