/** What a word is worth in a product, and what a product is worth to a query. Whole numbers, so that sums are exact. */
import { wordsOf } from "../../../../text/words.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** Weights by field, of 255. The first word of a name says what the thing is. */
const FIELD = {
  nameStart: 130,
  name: 100,
  nameTail: 80,
  brand: 85,
  ownCategory: 70,
  higherCategory: 30,
  subtitle: 35,
  value: 40,
};
/** A word that only the description has: enough to find by, too little to stand before a name that fits. */
export const MENTION_WEIGHT = 8;
/** A word that stands in further fields too is worth up to this part of their weights more. */
const AGAIN = 0.25;
/** Each name word beyond the third makes the others count less: a short name that fits is nearer to what was asked. */
const LENGTH_LOSS = 0.02;
const MIN_LENGTH_FACTOR = 0.8;

/** How a product's word was reached from the word asked, of 100. */
export const FACTOR = {
  exact: 100,
  stem: 92,
  joined: 90,
  typing: 80,
  synonym: 70,
  prefix: 60,
  oneFault: 55,
  twoFaults: 40,
} as const;

/** Scores within about 6 % of each other's squares are equals, which stock and sales put in order. */
const STEPS_PER_E = 32;

/** The most that one word can add to a product's score. */
export const MAX_SCORE = 2_555;

/**
 * What a word adds to the score, by its weight times factor. The root makes two middling words worth more than a
 * strong and a weak one: "soluție parchet" means parquet, not whichever liquid mentions it.
 */
export const WORTH = Uint16Array.from({ length: 255 * 100 + 1 }, (_, product) =>
  Math.round(Math.sqrt(product) * 16),
);

/** Names that words come from beside the product's own. */
export interface FieldNames {
  category(id: number): readonly string[];
  value(id: number): readonly string[];
}

/** Each word of a product with its weight, 1 to 255. */
export function weighWords(product: IndexedProduct, names: FieldNames): Map<string, number> {
  const fields = new Map<string, number[]>();
  const put = (words: readonly string[], weight: number): void => {
    for (const word of new Set(words)) {
      const weights = fields.get(word);
      if (weights) weights.push(weight);
      else fields.set(word, [weight]);
    }
  };
  putName(product.name, put);
  put(wordsOf(product.brand), FIELD.brand);
  put(wordsOf(product.subtitle), FIELD.subtitle);
  product.categoryIds.forEach((id, level) =>
    put(names.category(id), level === 0 ? FIELD.ownCategory : FIELD.higherCategory),
  );
  for (const id of product.valueIds) put(names.value(id), FIELD.value);
  return new Map([...fields].map(([word, weights]) => [word, together(weights)]));
}

function putName(name: string, put: (words: string[], weight: number) => void): void {
  const words = wordsOf(name);
  const length = Math.max(MIN_LENGTH_FACTOR, 1 - LENGTH_LOSS * Math.max(0, words.length - 3));
  put(words.slice(0, 1), FIELD.nameStart * length);
  put(words.slice(1, 4), FIELD.name * length);
  put(words.slice(4), FIELD.nameTail * length);
}

function together(weights: number[]): number {
  const most = Math.max(...weights);
  const rest = weights.reduce((sum, weight) => sum + weight, 0) - most;
  return Math.max(1, Math.min(255, Math.round(most + AGAIN * rest)));
}

/** A sum of words' worths as a sort key: ascending, equals in one step. */
export function relevanceKey(score: number): number {
  return -Math.round(Math.log(score + 1) * STEPS_PER_E);
}

/** Between products that fit as typed and those that fit by what descriptions mention, or without a word that tells little. */
export const TIER_KEY = 1_000;

/** What is sold out stands behind everything that fits as well: more than words can reach, less than a tier. */
export const SOLD_OUT_KEY = 500;

/** Before everything that words can reach: the product whose code was typed. */
export const CODE_KEY = -1_000_000;
