import { REVIEW_SENT_TEXT } from "@curat/contract/reviews.values";
import { catalogue } from "@curat/contract/texts.values";

export const reviewTexts = catalogue("product", {
  reviewSent: REVIEW_SENT_TEXT,
  reviewsClosed: "Magazinul nu mai primește recenzii.",
});
