import { stem } from "../../../../text/stem.ts";
import { grown } from "./postings.ts";
import { lettersOf } from "./typos.ts";

/** Marks the stem of a word in a description. Typed words cannot contain it. */
const MENTION = "~";

export class Vocabulary {
  texts: string[] = [];
  stems: string[] = [];
  live = new Uint32Array(1_024);
  /** Letter masks of words and stems, to rule out most words quickly. */
  letters = new Uint32Array(1_024);
  stemLetters = new Uint32Array(1_024);
  #ids = new Map<string, number>();
  #byStem = new Map<string, number[]>();
  #mentions = new Map<string, number>();
  #sorted: number[] = [];
  #isSorted = true;

  get size(): number {
    return this.texts.length;
  }

  add(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.texts.length;
    const root = stem(text);
    if (id === this.live.length) this.#reserve(id * 2);
    this.texts.push(text);
    this.stems.push(root);
    this.letters[id] = lettersOf(text);
    this.stemLetters[id] = lettersOf(root);
    this.#ids.set(text, id);
    const family = this.#byStem.get(root);
    if (family) family.push(id);
    else this.#byStem.set(root, [id]);
    if (this.isMention(id)) return id;
    this.#sorted.push(id);
    this.#isSorted = false;
    return id;
  }

  addMention(word: string): number {
    let id = this.#mentions.get(word);
    if (id === undefined) this.#mentions.set(word, (id = this.add(MENTION + stem(word))));
    return id;
  }

  findMention(root: string): number | undefined {
    return this.find(MENTION + root);
  }

  /** Returns whether the word occurs only in descriptions. Such words are neither completed nor used as corrections. */
  isMention(id: number): boolean {
    return (this.texts[id] as string).startsWith(MENTION);
  }

  /** Returns the id of a word that occurs in a product. */
  find(text: string): number | undefined {
    const id = this.#ids.get(text);
    return id !== undefined && this.isLive(id) ? id : undefined;
  }

  isLive(id: number): boolean {
    return (this.live[id] ?? 0) > 0;
  }

  withStem(root: string): number[] {
    return (this.#byStem.get(root) ?? []).filter((id) => this.isLive(id));
  }

  /** Returns up to `limit` words with this prefix that occur in a product, most frequent first. */
  withPrefix(prefix: string, limit: number): number[] {
    this.settle();
    const sorted = this.#sorted;
    const found: number[] = [];
    for (let at = this.#firstFrom(prefix); at < sorted.length; at += 1) {
      const id = sorted[at] as number;
      if (!(this.texts[id] as string).startsWith(prefix)) break;
      if (this.isLive(id)) found.push(id);
    }
    return found.length <= limit ? found : found.sort((a, b) => this.#byUse(a, b)).slice(0, limit);
  }

  #byUse(a: number, b: number): number {
    return (
      (this.live[b] ?? 0) - (this.live[a] ?? 0) ||
      ((this.texts[a] as string) < (this.texts[b] as string) ? -1 : 1)
    );
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.texts[this.#sorted[middle] as number] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts new words. Call it after adding words, before searching. */
  settle(): void {
    if (this.#isSorted) return;
    const { texts } = this;
    this.#sorted.sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1));
    this.#isSorted = true;
  }

  #reserve(capacity: number): void {
    this.live = grown(this.live, capacity);
    this.letters = grown(this.letters, capacity);
    this.stemLetters = grown(this.stemLetters, capacity);
  }
}
