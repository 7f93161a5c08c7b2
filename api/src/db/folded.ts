import { type RawBuilder, sql } from "kysely";
import { containing } from "./containing.ts";

/**
 * Returns SQL that converts the text to lower case without diacritics, the form in which `search_text` of
 * customers and orders is stored.
 */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql`lower(translate(${text}, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT'))`;
}

/** Returns a `like` pattern that finds a word in folded text. */
export function foldedPart(word: string): RawBuilder<string> {
  return folded(sql`${containing(word)}`);
}
