import type { ReviewState } from "@curat/contract/reviews.values";
import type { Tx } from "../../../db/database.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { findPurchase } from "../../selling/orders/index.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { insertAnswer, insertReview } from "./reviews.store.ts";

export interface ReviewImport {
  productId: number;
  name: string;
  email: string;
  title: string;
  comment: string;
  stars: number;
  state: ReviewState;
  createdAt: Date;
  answers: AnswerImport[];
}
export interface AnswerImport {
  name: string;
  comment: string;
  isShop: boolean;
  at: Date;
  answers?: AnswerImport[];
}
export interface ReviewsImport {
  reviews?: ReviewImport[];
}

/** Adds reviews with answers and moderation decisions, and updates the products' stars. */
export async function importReviews(tx: Tx, { reviews = [] }: ReviewsImport, now: Date): Promise<void> {
  for (const { answers, ...review } of reviews) {
    const customerId = (await findCustomerId(tx, review.email)) ?? null;
    const orderId = customerId === null ? undefined : await findPurchase(tx, customerId, review.productId);
    const id = await insertReview(tx, { ...review, customerId, orderId: orderId ?? null });
    if (id === undefined) throw new Error(`Reviewed product ${review.productId} does not exist.`);
    await writeAnswers(tx, { reviewId: id, parentId: null }, answers);
  }
  const rated = [...new Set(reviews.map((review) => review.productId))].sort((a, b) => a - b);
  await refreshProductRead(tx, rated, now);
}

async function writeAnswers(
  tx: Tx,
  { reviewId, parentId }: { reviewId: number; parentId: number | null },
  answers: AnswerImport[],
): Promise<void> {
  for (const { answers: further = [], ...answer } of answers) {
    const id = await insertAnswer(tx, { reviewId, parentId, ...answer });
    await writeAnswers(tx, { reviewId, parentId: id }, further);
  }
}
