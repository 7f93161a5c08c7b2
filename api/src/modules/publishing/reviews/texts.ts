import { REVIEW_SENT_TEXT } from "@curat/contract/reviews.values";
import { catalogue } from "@curat/contract/texts.values";

export const reviewTexts = catalogue("product", {
  reviewSent: REVIEW_SENT_TEXT,
  reported: "Mulțumim, am primit semnalarea. O verificăm cât mai curând.",
  reportedEnough: "Am primit deja mai multe semnalări despre această recenzie și o verificăm.",
  reviewsClosed: "Magazinul nu mai primește recenzii.",
});
