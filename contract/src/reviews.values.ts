/** Browser-safe constants of reviews (requirements: B15; decisions/0020: Catalogue). */

export const REVIEW_STATES = ["pending", "approved", "rejected"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_SENT_TEXT = "Comentariul tau este in curs de validare!";
