/** Text search by reading every product: no postings, no shortcuts, the same words and weights. */
import type { IndexedProduct } from "./indexed-product.ts";
import { type PlannedWord, planQuery } from "./query-plan.ts";
import { tellingOf } from "./matcher.ts";
import { relevanceKey, weighWords, WORTH } from "./ranking.ts";
import { Vocabulary } from "./vocabulary.ts";

interface Document {
  product: IndexedProduct;
  weights: Map<number, number>;
}

/** Ids in the order of relevance, and the words used when they are not those of the query. */
export function searchSlowly(
  products: IndexedProduct[],
  text: string,
): { ids: number[]; total: number; searched: string | undefined } {
  const vocabulary = new Vocabulary();
  const documents = products.map((product): Document => {
    const words = weighWords(product, { category: () => [], value: () => [] });
    const weights = [...words].map(([word, weight]): [number, number] => [vocabulary.add(word), weight]);
    for (const [id] of weights) vocabulary.live[id] = (vocabulary.live[id] ?? 0) + 1;
    return { product, weights: new Map(weights) };
  });
  const strict = planQuery(vocabulary, text, { isTyping: false, isLoose: false });
  const loose = planQuery(vocabulary, text, { isTyping: false, isLoose: true });
  for (const words of [strict, loose]) {
    const found = matching(documents, words);
    if (found.length > 0) return answer(found, words, told(words === strict ? strict : loose, words));
  }
  const part = bestPart(documents, strict);
  const found = matching(documents, part);
  return answer(found, part, found.length > 0 ? told(strict, part) : undefined);
}

function scoreOf({ weights }: Document, { meanings }: PlannedWord): number {
  return Math.max(0, ...[...meanings].map(([id, factor]) => WORTH[(weights.get(id) ?? 0) * factor] ?? 0));
}

function matching(documents: Document[], words: PlannedWord[]): Document[] {
  return words.length === 0
    ? []
    : documents.filter((document) => words.every((word) => scoreOf(document, word) > 0));
}

function answer(found: Document[], words: PlannedWord[], searched: string | undefined) {
  const keyOf = (document: Document): number =>
    relevanceKey(words.reduce((sum, word) => sum + scoreOf(document, word), 0));
  const sorted = found.toSorted(
    (a, b) => keyOf(a) - keyOf(b) || b.product.sold - a.product.sold || a.product.id - b.product.id,
  );
  return { ids: sorted.map(({ product }) => product.id), total: sorted.length, searched };
}

function told(asked: PlannedWord[], used: PlannedWord[]): string | undefined {
  const isSame = used.length === asked.length && used.every((word) => word.corrected === undefined);
  return isSame ? undefined : [...new Set(used.map((word) => word.corrected ?? word.typed))].join(" ");
}

/** Of all parts of the query that some product has whole, the one of most worth. */
function bestPart(documents: Document[], words: PlannedWord[]): PlannedWord[] {
  const known = words.filter((word) => word.meanings.size > 0);
  const worth = known.map((word) => {
    const frequency = documents.filter((document) => scoreOf(document, word) > 0).length;
    return tellingOf(word, frequency, documents.length) * (word === words[0] ? 2 : 1);
  });
  const masks = new Set(
    documents.map((document) =>
      known.reduce((mask, word, place) => (scoreOf(document, word) > 0 ? mask | (1 << place) : mask), 0),
    ),
  );
  let best = 0;
  let most = 0;
  for (const mask of [...masks].sort((a, b) => a - b)) {
    const sum = worth.reduce((total, value, place) => (mask & (1 << place) ? total + value : total), 0);
    if (mask > 0 && sum > most + 1e-9) [best, most] = [mask, sum];
  }
  return known.filter((_, place) => best & (1 << place));
}
