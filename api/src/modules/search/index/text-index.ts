/** Products by word: weighted posting lists, and each product's own words so that it can leave again. */
import { grown, packed, Postings } from "./postings.ts";
import { Vocabulary } from "./vocabulary.ts";

export class TextIndex {
  vocabulary = new Vocabulary();
  /** Ordinal and weight by word, packed (postings.ts). */
  postings: Postings[] = [];
  /** Where each product's words stand in `pool`, packed as word and weight; one more place than products. */
  starts = new Uint32Array(1_024);
  pool = new Postings();

  /** Adds the product that comes next; ordinals come without gaps. */
  add(ordinal: number, weights: Map<string, number>): void {
    if (ordinal + 2 > this.starts.length) this.starts = grown(this.starts, this.starts.length * 2);
    for (const [text, weight] of weights) {
      const word = this.vocabulary.add(text);
      const list = (this.postings[word] ??= new Postings());
      list.push(packed(ordinal, weight));
      this.pool.push(packed(word, weight));
      this.vocabulary.live[word] = (this.vocabulary.live[word] as number) + 1;
    }
    this.starts[ordinal + 1] = this.pool.length;
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
