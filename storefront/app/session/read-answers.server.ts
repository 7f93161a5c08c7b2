/** The readers of the provider's answers, for every client of the storefront. */
import { cleanHtml } from "@curat/contract/clean-html";
import { ANSWER_RULES, rulesWithCleanHtml } from "@curat/contract/reading/answer-rules";
import { type AnswerReader, createAnswerReader, type Misread } from "@curat/contract/reading/read-answer";

const warn: Misread = (place, sent) => {
  const message = "The provider's answer differs from the documented shape.";
  console.warn(JSON.stringify({ level: "warn", message, place, sent }));
};
// Our own API cleans HTML when it is saved.
const OWN = createAnswerReader(ANSWER_RULES, warn);
const FOREIGN = createAnswerReader(rulesWithCleanHtml(cleanHtml), warn);

/** Reads an answer into the contract's shape; what is not as documented is logged once per place. */
export function answerReader({ hasOwnApi }: { hasOwnApi: boolean }): AnswerReader {
  return hasOwnApi ? OWN : FOREIGN;
}
