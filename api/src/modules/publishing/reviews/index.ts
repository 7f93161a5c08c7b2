/**
 * Reviews of products.
 *
 * - `reviews.service.ts`: write, approve, reject, answer
 * - `imported-reviews.ts`: reviews from files
 *
 * Tables and views: review, review_facts, review_comment, review_comment_facts.
 */
export { type AnswerImport, importReviews, type ReviewImport, type ReviewsImport } from "./reviews.import.ts";
export { saveImportedReviews, type ImportedReview } from "./imported-reviews.ts";
export { reviewsRoutes } from "./reviews.routes.ts";
export { eraseReviewer, moveReviews, storedReviews } from "./personal-data.store.ts";
export { staffReviewsRoutes } from "./staff-reviews.routes.ts";
export {
  findPublishedReview,
  findRejectedReview,
  type PublishedReview,
  type RejectedReview,
} from "./reviews.store.ts";
export { waitingReviews } from "./reviews.store.ts";
export { reviewTexts } from "./texts.ts";
export { countPublishedReviews, listReviewProofs, type ReviewProof } from "./review-proofs.store.ts";
