import { cleanForeignHtml } from "@curat/contract/clean-html";
import { ANSWER_RULES, foreignAnswerRules } from "@curat/contract/reading/answer-rules";
import { fileAddressesAt } from "@curat/contract/reading/file-addresses";
import { type AnswerReader, createAnswerReader, type Misread } from "@curat/contract/reading/read-answer";
import type { StorefrontOptions } from "../storefront-context.ts";

const warn: Misread = (place, sent) => {
  const message = "The provider's answer differs from the documented shape.";
  console.warn(JSON.stringify({ level: "warn", message, place, sent }));
};
// Responses of our own API need no sanitizing, because it sanitizes HTML when it is saved.
const OWN = createAnswerReader(ANSWER_RULES, warn);
const FOREIGN = new Map<string, AnswerReader>();

type Provider = Pick<StorefrontOptions, "hasOwnApi" | "apiBaseUrl" | "filesUrl">;

/**
 * Returns a reader for the provider's responses. It logs deviations from the specification once per field.
 */
export function answerReader({ hasOwnApi, apiBaseUrl, filesUrl }: Provider): AnswerReader {
  if (hasOwnApi) return OWN;
  const site = filesUrl ?? new URL(apiBaseUrl).origin;
  const known = FOREIGN.get(site);
  if (known) return known;
  const rules = foreignAnswerRules({ fileAddress: fileAddressesAt(site), clean: cleanForeignHtml });
  const reader = createAnswerReader(rules, warn);
  FOREIGN.set(site, reader);
  return reader;
}
