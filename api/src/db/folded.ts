import { type RawBuilder, sql } from "kysely";
import { containing } from "./containing.ts";

/** Returns SQL for the text in lower case without diacritics, like `search_text` of customers and orders. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql`lower(translate(${text}, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT'))`;
}

export function foldedPart(word: string): RawBuilder<string> {
  return folded(sql`${containing(word)}`);
}
