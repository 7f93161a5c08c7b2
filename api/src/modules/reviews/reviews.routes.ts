import { addReview } from "@curat/contract/reviews";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { writeReview } from "./reviews.service.ts";
import { reviewTexts } from "./texts.ts";

/** A customer's review. */
export function reviewsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addReview, async ({ params, body, customer }) => {
    const id = await writeReview(context, customer, { ...body, productId: idOf(params.productID) });
    if (id === undefined) throw notFound();
    return { data: { id }, message: reviewTexts.reviewSent };
  });
}
