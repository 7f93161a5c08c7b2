import { addReview } from "@curat/contract/reviews";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { loadSettings } from "../settings/index.ts";
import { writeReview } from "./reviews.service.ts";
import { reviewTexts } from "./texts.ts";

/** A customer's review. */
export function reviewsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addReview, async ({ params, body, customer }) => {
    // Switched off since the form was shown.
    if ((await loadSettings(context.db)).flags.reviews === false)
      throw invalid({ review: [reviewTexts.reviewsClosed] });
    const id = await writeReview(context, customer, { ...body, productId: idOf(params.productID) });
    if (id === undefined) throw notFound();
    return { data: { id }, message: reviewTexts.reviewSent };
  });
}
