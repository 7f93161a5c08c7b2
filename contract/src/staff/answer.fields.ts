import { optionalText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { openPlace } from "./answer-templates.values.ts";

/** Optional multi-line text; refused while it contains an unfilled template placeholder. */
export function answerText(label: string) {
  return optionalText(label, LIMITS.textarea)
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .refine((text) => openPlace(text) === undefined, {
      error: ({ input }) => `Completează sau șterge câmpul ${openPlace(String(input))}.`,
    });
}
