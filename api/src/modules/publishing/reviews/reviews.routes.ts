import { addReview, getReview, reportReview } from "@curat/contract/reviews";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { storeReport } from "../contact/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { findShownReview } from "./reviews.store.ts";
import { writeReview } from "./reviews.service.ts";
import { reviewTexts } from "./texts.ts";

export function reviewsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addReview, async ({ params, body, customer }) => {
    // Reviews may have been disabled after the form was shown.
    if ((await loadSettings(context.db)).flags.reviews === false)
      throw invalid({ review: [reviewTexts.reviewsClosed] });
    const id = await writeReview(context, customer, { ...body, productId: idOf(params.productID) });
    if (id === undefined) throw notFound();
    return { data: { id }, message: reviewTexts.reviewSent };
  });

  serve(app, getReview, async ({ params }) => {
    const review = await findShownReview(context.db, idOf(params.id));
    if (!review) throw notFound();
    const { product, url, ...fields } = review;
    return { data: { ...fields, product: { name: product, url } } };
  });

  serve(app, reportReview, async ({ params, body: { truthful: _truthful, ...report } }) => {
    const stored = await storeReport(context, { ...report, reviewId: idOf(params.id) });
    if (stored === "unknown") throw notFound();
    if (stored === "enough") throw invalid({ reason: [reviewTexts.reportedEnough] });
    return { data: null, message: reviewTexts.reported };
  });
}
