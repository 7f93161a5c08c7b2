import { type RawBuilder, sql } from "kysely";
import { containing } from "./containing.ts";

/** A text in small letters without marks, as `search_text` of customers and orders keeps it. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql`lower(translate(${text}, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT'))`;
}

/** What `like` is told to find a word in such a text. */
export function foldedPart(word: string): RawBuilder<string> {
  return folded(sql`${containing(word)}`);
}
