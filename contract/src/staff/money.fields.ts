/** Fields of money as the shop's people write them. */
import { z } from "@hono/zod-openapi";
import { optionalText, requiredText } from "../fields.ts";
import { parseIban } from "../iban.values.ts";
import { MESSAGES } from "../messages.values.ts";

/** A Romanian IBAN in capitals without spaces, or nothing. */
export function optionalIban(label = "IBAN") {
  return optionalText(label, 60)
    .transform((text) => (text === "" ? "" : parseIban(text)))
    .pipe(z.string({ error: MESSAGES.invalid(label) }));
}

/** A Romanian IBAN in capitals without spaces. */
export function requiredIban(label = "IBAN") {
  return requiredText(label, 60)
    .transform(parseIban)
    .pipe(z.string({ error: MESSAGES.invalid(label) }));
}
