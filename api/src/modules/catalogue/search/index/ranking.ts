import { wordsOf } from "../../../../text/words.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/**
 * Weights of a product's fields, up to 255. The first word of a name usually identifies the kind of product.
 */
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
/** Weight of a word in a description. Enough for a match, but too low to rank above a match in a name. */
export const MENTION_WEIGHT = 8;
/** Fraction of a word's other weights that is added if the word is in several fields. */
const AGAIN = 0.25;
/**
 * Fraction by which each word beyond the third reduces the weights of the others. In a short name, a matching word is
 * more significant.
 */
const LENGTH_LOSS = 0.02;
const MIN_LENGTH_FACTOR = 0.8;

/** Percentages that reduce a word's weight, by how the word matches the query. */
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

/** Scores about 3 % apart fall in the same step and count as equal, so that stock and sales decide. */
const STEPS_PER_E = 32;

/** Maximum score of one word in a product. */
export const MAX_SCORE = 2_555;

/**
 * Score by weight times factor. Because of the square root, two medium words count more than a strong and a weak one:
 * "soluție parchet" finds products for parquet.
 */
export const WORTH = Uint16Array.from({ length: 255 * 100 + 1 }, (_, product) =>
  Math.round(Math.sqrt(product) * 16),
);

export interface FieldNames {
  category(id: number): readonly string[];
  value(id: number): readonly string[];
}

/** Returns the words of a product with their weights, from 1 to 255. */
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
  const max = Math.max(...weights);
  const remaining = weights.reduce((sum, weight) => sum + weight, 0) - max;
  return Math.max(1, Math.min(255, Math.round(max + AGAIN * remaining)));
}

/** Converts a score to an ascending sort key. Scores within one step have the same key. */
export function relevanceKey(score: number): number {
  return -Math.round(Math.log(score + 1) * STEPS_PER_E);
}

/**
 * Distance between the keys of tiers. The tiers are exact matches, matches in descriptions, and matches without an
 * uninformative word.
 */
export const TIER_KEY = 1_000;

/** Sorts sold-out products last in their tier. It exceeds the key of any score but not the distance between tiers. */
export const SOLD_OUT_KEY = 500;

/** Sort key that puts products first if the query contains their code. */
export const CODE_KEY = -1_000_000;
