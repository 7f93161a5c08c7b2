/**
 * Calculates the weights of words in a product, and the scores of a product for a query. All numbers are
 * whole, so that sums are exact.
 */
import { wordsOf } from "../../../../text/words.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** Weights of words by field, up to 255. The first word of a name usually identifies the kind of product. */
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
/**
 * Weight of a word found only in the description. It is high enough to match, but too low to rank above a
 * product whose name matches.
 */
export const MENTION_WEIGHT = 8;
/** If a word also occurs in further fields, up to this fraction of their weights is added. */
const AGAIN = 0.25;
/**
 * Each word of a name beyond the third reduces the weights of the others, because a short name that matches
 * is a closer match.
 */
const LENGTH_LOSS = 0.02;
const MIN_LENGTH_FACTOR = 0.8;

/** Factors, out of 100, for how a word of the product matches a word of the query. */
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

/**
 * Number of rounding steps per factor e. Scores within one step, whose squares differ by up to about 6 %,
 * count as equal and are sorted by stock and sales.
 */
const STEPS_PER_E = 32;

/** Maximum score that one word can add to a product. */
export const MAX_SCORE = 2_555;

/**
 * Score of a word for each product of weight and factor. Because of the square root, two medium words count
 * more than a strong and a weak one: "soluție parchet" finds products for parquet, not any liquid that
 * mentions it.
 */
export const WORTH = Uint16Array.from({ length: 255 * 100 + 1 }, (_, product) =>
  Math.round(Math.sqrt(product) * 16),
);

/** Names that provide further words for a product. */
export interface FieldNames {
  category(id: number): readonly string[];
  value(id: number): readonly string[];
}

/** Returns the words of a product with their weights, which are between 1 and 255. */
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

/** Converts a score to an ascending sort key. Scores within one step have the same key. */
export function relevanceKey(score: number): number {
  return -Math.round(Math.log(score + 1) * STEPS_PER_E);
}

/**
 * Distance between the sort keys of two tiers. The tiers are exact matches, matches in descriptions, and
 * matches without an uninformative word.
 */
export const TIER_KEY = 1_000;

/**
 * Added to the key of sold-out products, so that they come last in their tier. It is more than scores can
 * reach, but less than a tier.
 */
export const SOLD_OUT_KEY = 500;

/** Sort key of a product whose code was typed, which ranks it before all others. */
export const CODE_KEY = -1_000_000;
