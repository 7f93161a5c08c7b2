import { type RawBuilder, sql } from "kysely";
import { foldedPart } from "../../../../db/folded.ts";

const MAX_WORDS = 6;

/** Returns the first six words of a search text. */
export function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * Returns a condition: a row `p` of `product_facts` contains the word in its name, without diacritics, or in its code,
 * or has it as its barcode. Each alternative has an index.
 */
export function hasWord(word: string): RawBuilder<boolean> {
  return sql`(p.search_name like ${foldedPart(word)} or lower(p.code) like ${foldedPart(word)} or p.barcode = ${word})`;
}
