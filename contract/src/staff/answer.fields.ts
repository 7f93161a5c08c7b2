/** What the shop's people write to somebody. */
import { optionalText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { openPlace } from "./answer-templates.values.ts";

/** A text of several lines, or none; one in which a place of a template was left open is not sent. */
export function answerText(label: string) {
  return optionalText(label, LIMITS.textarea)
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .refine((text) => openPlace(text) === undefined, {
      error: ({ input }) => `Completează sau șterge locul ${openPlace(String(input))}.`,
    });
}
