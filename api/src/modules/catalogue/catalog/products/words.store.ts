import { type RawBuilder, sql } from "kysely";
import { foldedPart } from "../../../../db/folded.ts";

const MAX_WORDS = 6;

/** Returns the first words of a search text, at most `MAX_WORDS`. */
export function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * Returns a condition on a row `p` of `product_facts`: its name (without diacritics) or code contains the word, or
 * its barcode equals it. Each alternative has an index.
 */
export function hasWord(word: string): RawBuilder<boolean> {
  return sql`(p.search_name like ${foldedPart(word)} or lower(p.code) like ${foldedPart(word)} or p.barcode = ${word})`;
}
