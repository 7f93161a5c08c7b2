import { type RawBuilder, sql } from "kysely";
import { containing } from "./containing.ts";

/**
 * Returns SQL for the text in lower case without diacritics, as `search_text` of customers and orders stores
 * it.
 */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql`lower(translate(${text}, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT'))`;
}

/** Returns a `like` pattern that finds a word in such a text. */
export function foldedPart(word: string): RawBuilder<string> {
  return folded(sql`${containing(word)}`);
}
