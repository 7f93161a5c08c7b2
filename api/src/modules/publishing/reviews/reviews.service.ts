import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockProducts, refreshProductRead } from "../../catalogue/catalog/index.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { answerReports } from "../contact/index.ts";
import { findPurchase } from "../../selling/orders/index.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { showStaffReview } from "./reviews.wire.ts";
import {
  findReviewedProduct,
  insertAnswer,
  insertReview,
  lockReview,
  setReviewState,
} from "./reviews.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface WrittenReview {
  productId: number;
  name: string;
  email: string;
  title: string;
  comment: string;
  stars: number;
}

/**
 * Stores a customer's review as pending and returns its id; undefined for an unknown or unpublished product.
 */
export async function writeReview(
  { db, now }: Shop,
  customer: Customer,
  review: WrittenReview,
): Promise<number | undefined> {
  const orderId = (await findPurchase(db, customer.id, review.productId)) ?? null;
  return insertReview(db, {
    ...review,
    customerId: customer.id,
    orderId,
    state: "pending",
    createdAt: now(),
  });
}

/** The name shown as the author of the shop's answers. */
export const ANSWERED_BY = "Echipa magazinului";

/**
 * Decides on a review or answers it. Queues an email to its author about a new decision. Returns false for an unknown
 * review. Throws StaleVersion (409).
 */
export async function decideReview(
  { db, now }: Shop,
  { id, expectedVersion, actor }: { id: number; expectedVersion: number | undefined; actor: Actor },
  { state, answer, reason }: { state?: "approved" | "rejected" | undefined; answer: string; reason: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    // The product is locked first, in the same order as when reviews are imported.
    const productId = state && (await findReviewedProduct(tx, id));
    if (productId !== undefined) await lockProducts(tx, [productId]);
    const review = await lockReview(tx, id);
    if (!review) return false;
    const loadCurrent = async () => (await showStaffReview(tx, id)) ?? { id };
    await refuseStale(tx, { kind: "review", id }, { expectedVersion, loadCurrent });
    const at = now();
    await recordChange(tx, {
      actor,
      subject: { kind: "review", id },
      sentence: `Recenzia ${id}: ${decisionWords(state, answer)}.`,
      before: { state: review.state, rejection: review.rejection, answer: null },
      after: {
        state: state ?? review.state,
        rejection: state ? reason : review.rejection,
        answer: answer || null,
      },
      touched: [],
    });
    if (state) await setReviewState(tx, id, { state, rejection: reason, now: at });
    if (answer !== "")
      await insertAnswer(tx, {
        reviewId: id,
        parentId: null,
        name: ANSWERED_BY,
        comment: answer,
        isShop: true,
        at,
      });
    if (state === "approved" && review.state !== "approved")
      await enqueue(tx, "review_published_mail", { reviewId: id }, `review-published:${id}`);
    if (state === "rejected" && review.state !== "rejected")
      await enqueue(tx, "review_rejected_mail", { reviewId: id }, `review-rejected:${id}`);
    if (state === "rejected")
      await answerReports(tx, {
        reviewId: id,
        text: `Am eliminat recenzia pe care ai semnalat-o. Motivul: ${reason}`,
        actor,
        at,
      });
    if (state) await refreshProductRead(tx, [review.productId], at);
    return true;
  });
}

const REDRESS =
  "Dacă nu ești de acord, răspunde la acest e-mail. Te poți adresa și ANCOM, coordonatorul serviciilor digitale, sau instanței.";

/**
 * Keeps a reported review and answers its reports with the reason. Returns false for an unknown review.
 * Throws StaleVersion (409).
 */
export async function keepReported(
  { db, now }: Shop,
  { id, expectedVersion, actor }: { id: number; expectedVersion: number | undefined; actor: Actor },
  reason: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return false;
    const loadCurrent = async () => (await showStaffReview(tx, id)) ?? { id };
    await refuseStale(tx, { kind: "review", id }, { expectedVersion, loadCurrent });
    const text = `Am verificat recenzia pe care ai semnalat-o și am decis că rămâne publicată. Motivul: ${reason}\n\n${REDRESS}`;
    const count = await answerReports(tx, { reviewId: id, text, actor, at: now() });
    await recordChange(tx, {
      actor,
      subject: { kind: "review", id },
      sentence: `Recenzia ${id}: rămâne publicată, deși a fost semnalată.`,
      before: { reports: count },
      after: { reports: 0 },
      touched: [],
    });
    return true;
  });
}

function decisionWords(state: "approved" | "rejected" | undefined, answer: string): string {
  const decided = state && { approved: "aprobată", rejected: "respinsă" }[state];
  return [decided, answer === "" ? undefined : "cu un răspuns al magazinului"].filter(Boolean).join(", ");
}
