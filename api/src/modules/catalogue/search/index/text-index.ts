import { grown, packed, Postings } from "./postings.ts";
import { MENTION_WEIGHT } from "./ranking.ts";
import { Vocabulary } from "./vocabulary.ts";

export class TextIndex {
  vocabulary = new Vocabulary();
  /** Posting list of each word, packed as in postings.ts. */
  postings: Postings[] = [];
  /** Index in `pool` of each product's first word, with one more entry than products. */
  starts = new Uint32Array(1_024);
  pool = new Postings();
  /** Index in `pool` of each product's first mention, after its own words. */
  mentionStarts = new Uint32Array(1_024);

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

  /** Subtracts the product's words from the counts. Its postings stay, and searches skip them. */
  remove(ordinal: number): void {
    const { live } = this.vocabulary;
    for (let at = this.starts[ordinal] as number; at < (this.starts[ordinal + 1] as number); at += 1) {
      const word = (this.pool.items[at] as number) >>> 8;
      live[word] = (live[word] as number) - 1;
    }
  }
}

export function mentionedIn(vocabulary: Vocabulary, about: string): Set<number> {
  return new Set(about === "" ? [] : about.split(" ").map((word) => vocabulary.addMention(word)));
}
