/** Searches by code first, then by all words, then by similar words, then by the best combination of words. */
import { LIMITS } from "@curat/contract/limits.values";
import { allWordsOf } from "../../../../text/words.ts";
import type { CodeBook } from "./code-book.ts";
import { Matcher } from "./matcher.ts";
import type { ProductTable } from "./product-table.ts";
import { OwnSynonyms } from "./own-synonyms.ts";
import { grown } from "./postings.ts";
import { isWeak, MAX_WORDS, type QueryWord, planQuery } from "./query-plan.ts";
import { CODE_KEY, MAX_SCORE, relevanceKey, SOLD_OUT_KEY, TIER_KEY } from "./ranking.ts";
import { Spellings, typedForms } from "./spellings.ts";
import type { TextIndex } from "./text-index.ts";

/** A search with fewer results than this also shows weaker matches. */
export const FEW = 12;

export interface TextFound {
  count: number;
  words: QueryWord[];
  isCode?: true;
  searched?: string;
}
export interface TextQuery {
  text: string;
  isTyping?: boolean;
  isIn: (ordinal: number) => boolean;
}

export class TextSearch {
  readonly matcher: Matcher;
  readonly spellings = new Spellings();
  synonyms = new OwnSynonyms();
  keys = new Float64Array(0);
  #table: ProductTable;
  #index: TextIndex;
  #codes: CodeBook;
  /** Relevance of products in better tiers, by ordinal. Empty if there is only one tier. */
  #tiers = new Map<number, number>();

  constructor(table: ProductTable, index: TextIndex, codes: CodeBook) {
    this.#table = table;
    this.#index = index;
    this.#codes = codes;
    this.matcher = new Matcher(table, index);
  }

  find({ text, isTyping = false, isIn }: TextQuery): TextFound {
    const input = text.slice(0, LIMITS.searchTerm);
    const coded = this.#codes
      .find(input)
      .filter((ordinal) => this.#table.alive[ordinal] === 1 && isIn(ordinal));
    const reworded = this.synonyms.reworded(input);
    const byWords = this.#byWords(reworded ?? input, isTyping, isIn, coded.length > 0);
    this.#rank(byWords.count);
    const count = this.#putFirst(coded, byWords.count);
    if (coded.length > 0) return { count, words: byWords.words, isCode: true };
    return { ...(reworded !== undefined && { searched: reworded }), ...byWords, count };
  }

  #byWords(text: string, isTyping: boolean, isIn: (ordinal: number) => boolean, isCode: boolean): TextFound {
    const { synonyms } = this;
    const { vocabulary } = this.#index;
    this.#tiers.clear();
    const words = planQuery(vocabulary, text, { isTyping, isLoose: false, synonyms });
    const count = this.#matchIn(words, isIn);
    const isEnough = count >= (isTyping ? 1 : FEW);
    if (isEnough || isCode || words.length === 0) return { count, words, ...this.#told(text, words, words) };
    const wide = planQuery(vocabulary, text, { isTyping, isLoose: false, isWide: true, synonyms });
    if (count > 0) {
      const reported = this.#told(text, words, words);
      return {
        count: this.#widen({ count, words }, [wide, wide.filter((word) => !isWeak(word))], isIn),
        words,
        ...reported,
      };
    }
    const loose = planQuery(vocabulary, text, { isTyping, isLoose: true, synonyms });
    const looseCount = this.#matchIn(loose, isIn);
    if (looseCount > 0) return { count: looseCount, words: loose, ...this.#told(text, loose, loose) };
    const part = this.matcher.bestPart(words, isIn);
    const whole = words
      .map((word, place) => (part.includes(word) ? word : (wide[place] ?? word)))
      .filter((word) => word.meanings.size > 0);
    const first = { count: this.#matchIn(whole, isIn), words: whole };
    const partCount = part.length > 0 ? this.#widen(first, [part], isIn) : 0;
    return { count: partCount, words: part, ...(partCount > 0 ? this.#told(text, words, part) : {}) };
  }

  /** Adds weaker matches to a short page: first from descriptions, then without an uninformative word. */
  #widen(firm: TextFound, further: QueryWord[][], isIn: (ordinal: number) => boolean): number {
    let { count, words } = firm;
    for (const next of further) {
      if (count >= FEW || next.length === 0) break;
      if (meansTheSame(words, next)) continue;
      this.#keepTier(count);
      count = this.#matchIn(next, isIn);
      words = next;
    }
    return count;
  }

  #keepTier(count: number): void {
    const { found, score } = this.matcher;
    this.#tiers.forEach((key, ordinal) => this.#tiers.set(ordinal, key - TIER_KEY));
    for (let i = 0; i < count; i += 1) {
      const ordinal = found[i] as number;
      if (!this.#tiers.has(ordinal)) this.#tiers.set(ordinal, keyOf(score[ordinal] as number) - TIER_KEY);
    }
  }

  #matchIn(words: QueryWord[], isIn: (ordinal: number) => boolean): number {
    const all = this.matcher.matchAll(words);
    const { found } = this.matcher;
    let count = 0;
    for (let i = 0; i < all; i += 1) {
      const ordinal = found[i] as number;
      if (!isIn(ordinal)) continue;
      found[count] = ordinal;
      count += 1;
    }
    return count;
  }

  #told(text: string, input: QueryWord[], used: QueryWord[]): { searched?: string } {
    const isSame = used.length === input.length && used.every((word) => word.corrected === undefined);
    if (isSame) return {};
    const typed = typedForms(text, allWordsOf);
    const shown = used.map((word) =>
      word.corrected === undefined
        ? (typed.get(word.typed) ?? word.typed)
        : this.spellings.of(word.corrected),
    );
    return { searched: [...new Set(shown)].join(" ") };
  }

  #rank(count: number): void {
    if (this.keys.length < this.#table.id.length) this.keys = grown(this.keys, this.#table.id.length);
    const { found, score } = this.matcher;
    for (let i = 0; i < count; i += 1) {
      const ordinal = found[i] as number;
      this.keys[ordinal] = keyOf(score[ordinal] as number);
    }
    this.#tiers.forEach((key, ordinal) => (this.keys[ordinal] = key));
    for (let i = 0; i < count; i += 1) {
      const ordinal = found[i] as number;
      if (this.#table.soldOut[ordinal] === 1)
        this.keys[ordinal] = (this.keys[ordinal] as number) + SOLD_OUT_KEY;
    }
  }

  #putFirst(coded: number[], count: number): number {
    if (coded.length === 0) return count;
    const { found } = this.matcher;
    const isCoded = new Set(coded);
    const otherMatches = found.slice(0, count).filter((ordinal) => !isCoded.has(ordinal));
    this.matcher.found =
      found.length < otherMatches.length + coded.length
        ? grown(found, otherMatches.length + coded.length)
        : found;
    this.matcher.found.set(coded);
    this.matcher.found.set(otherMatches, coded.length);
    for (const ordinal of coded) this.keys[ordinal] = CODE_KEY;
    return coded.length + otherMatches.length;
  }
}

function meansTheSame(input: QueryWord[], next: QueryWord[]): boolean {
  return (
    input.length === next.length &&
    next.every((word, place) => word.meanings.size === input[place]?.meanings.size)
  );
}

/** Sort keys of all scores, calculated once: the logarithms of 15,000 results would take 0.3 ms per query. */
const KEYS = new Float64Array(MAX_WORDS * MAX_SCORE + 1);

function keyOf(score: number): number {
  if (KEYS[1] === 0) KEYS.forEach((_, of) => (KEYS[of] = relevanceKey(of)));
  return KEYS[score] as number;
}
