/** The one reader of the provider's answers, for every client of the storefront. */
import { ANSWER_RULES } from "@curat/contract/reading/answer-rules";
import { createAnswerReader } from "@curat/contract/reading/read-answer";

/** Reads an answer into the contract's shape; what is not as documented is logged once per place. */
export const readAnswers = createAnswerReader(ANSWER_RULES, (place, sent) => {
  const message = "The provider's answer differs from the documented shape.";
  console.warn(JSON.stringify({ level: "warn", message, place, sent }));
});
