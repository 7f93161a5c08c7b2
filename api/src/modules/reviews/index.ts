export { type AnswerImport, importReviews, type ReviewImport, type ReviewsImport } from "./reviews.import.ts";
export { reviewsRoutes } from "./reviews.routes.ts";
export { findPublishedReview, type PublishedReview } from "./reviews.store.ts";
export { eraseReviewer, moveReviews, storedReviews } from "./personal-data.store.ts";
export { waitingReviews } from "./reviews.store.ts";
