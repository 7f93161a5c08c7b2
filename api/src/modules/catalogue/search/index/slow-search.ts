/** Reference implementation of the text search. It scans every product, with the same words and weights. */
import { STOCK } from "@curat/contract/catalog.values";
import type { IndexedProduct } from "./indexed-product.ts";
import { isWeak, type QueryWord, planQuery, thingOf } from "./query-plan.ts";
import { tellingOf } from "./matcher.ts";
import { MENTION_WEIGHT, relevanceKey, weighWords, WORTH } from "./ranking.ts";
import { mentionedIn } from "./text-index.ts";
import { FEW } from "./text-search.ts";
import { Vocabulary } from "./vocabulary.ts";

interface Document {
  product: IndexedProduct;
  weights: Map<number, number>;
}

/** Returns ids by relevance, and the searched words if they differ from the typed ones. */
export function searchSlowly(
  products: IndexedProduct[],
  text: string,
): { ids: number[]; total: number; searched: string | undefined } {
  const vocabulary = new Vocabulary();
  const documents = products.map((product): Document => {
    const words = weighWords(product, { category: () => [], value: () => [] });
    const own = [...words].map(([word, weight]): [number, number] => [vocabulary.add(word), weight]);
    const mentioned = [...mentionedIn(vocabulary, product.about)];
    const weights = [...own, ...mentioned.map((word): [number, number] => [word, MENTION_WEIGHT])];
    for (const [id] of weights) vocabulary.live[id] = (vocabulary.live[id] ?? 0) + 1;
    return { product, weights: new Map(weights) };
  });
  const strict = planQuery(vocabulary, text, { isTyping: false, isLoose: false });
  const loose = planQuery(vocabulary, text, { isTyping: false, isLoose: true });
  const wide = planQuery(vocabulary, text, { isTyping: false, isLoose: false, isWide: true });
  if (matching(documents, strict).length > 0) {
    const tiers = tiersOf(documents, [strict, wide, wide.filter((word) => !isWeak(word))]);
    return answer(tiers, reported(strict, strict));
  }
  const near = matching(documents, loose);
  if (near.length > 0) return answer([{ found: near, words: loose }], reported(loose, loose));
  const part = bestPart(documents, strict);
  const whole = strict
    .map((word, place) => (part.includes(word) ? word : (wide[place] ?? word)))
    .filter((word) => word.meanings.size > 0);
  const tiers = tiersOf(documents, [whole, part]);
  return answer(tiers, tiers.length > 0 ? reported(strict, part) : undefined);
}

function tiersOf(documents: Document[], plans: QueryWord[][]): Tier[] {
  const tiers: Tier[] = [];
  for (const words of plans) {
    const known = new Set(tiers.flatMap(({ found }) => found));
    if (known.size >= FEW) break;
    tiers.push({ found: matching(documents, words).filter((document) => !known.has(document)), words });
  }
  return tiers.filter(({ found }) => found.length > 0);
}

interface Tier {
  found: Document[];
  words: QueryWord[];
}

function scoreOf({ weights }: Document, { meanings }: QueryWord): number {
  return Math.max(0, ...[...meanings].map(([id, factor]) => WORTH[(weights.get(id) ?? 0) * factor] ?? 0));
}

function matching(documents: Document[], words: QueryWord[]): Document[] {
  return words.length === 0
    ? []
    : documents.filter((document) => words.every((word) => scoreOf(document, word) > 0));
}

function answer(tiers: Tier[], searched: string | undefined) {
  const sorted = tiers.flatMap(({ found, words }) => {
    const keyOf = (document: Document): number =>
      relevanceKey(words.reduce((sum, word) => sum + scoreOf(document, word), 0));
    return found.toSorted(
      (a, b) =>
        Number(isOut(a)) - Number(isOut(b)) ||
        keyOf(a) - keyOf(b) ||
        b.product.sold - a.product.sold ||
        a.product.id - b.product.id,
    );
  });
  return { ids: sorted.map(({ product }) => product.id), total: sorted.length, searched };
}

function isOut({ product }: Document): boolean {
  return product.stockId === STOCK.outOfStock;
}

function reported(input: QueryWord[], used: QueryWord[]): string | undefined {
  const isSame = used.length === input.length && used.every((word) => word.corrected === undefined);
  return isSame ? undefined : [...new Set(used.map((word) => word.corrected ?? word.typed))].join(" ");
}

function bestPart(documents: Document[], words: QueryWord[]): QueryWord[] {
  const known = words.filter((word) => word.meanings.size > 0);
  const thing = thingOf(known);
  const worth = known.map((word) => {
    const frequency = documents.filter((document) => scoreOf(document, word) > 0).length;
    return tellingOf(word, frequency, documents.length) * (word === thing ? 2 : 1);
  });
  const masks = new Set(
    documents.map((document) =>
      known.reduce((mask, word, place) => (scoreOf(document, word) > 0 ? mask | (1 << place) : mask), 0),
    ),
  );
  let best = 0;
  let bestSum = 0;
  for (const mask of [...masks].sort((a, b) => a - b)) {
    const sum = worth.reduce((total, value, place) => (mask & (1 << place) ? total + value : total), 0);
    if (mask > 0 && sum > bestSum + 1e-9) [best, bestSum] = [mask, sum];
  }
  return known.filter((_, place) => best & (1 << place));
}
