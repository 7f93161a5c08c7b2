import { addReview } from "@curat/contract/reviews";
import { REVIEW_SENT_TEXT } from "@curat/contract/reviews.values";
import { decideReview, listStaffReviews } from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { loadReviewRows, type ReviewRow, toWireReview } from "../catalog/index.ts";
import { versionOf, versionsOf } from "../changes/index.ts";
import { decideReview as decide, writeReview } from "./reviews.service.ts";
import { countReviews } from "./reviews.store.ts";

const PER_PAGE = 20;

/** A customer's review, and what the shop's people do with it. */
export function reviewsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, addReview, async ({ params, body, customer }) => {
    const id = await writeReview(context, customer, { ...body, productId: idOf(params.productID) });
    if (id === undefined) throw notFound();
    return { data: { id }, message: REVIEW_SENT_TEXT };
  });

  serve(app, listStaffReviews, async ({ query: { state, page }, url }) => {
    const rows = await loadReviewRows(db, sql`r.state = ${state}`, {
      order: sql`r.id`,
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    });
    const total = await countReviews(db, state);
    const versions = await versionsOf(
      db,
      "review",
      rows.map(({ id }) => id),
    );
    const reviews = rows.map((row) => toStaffReview(row, versions.get(row.id) ?? 0));
    return pagedAnswer(reviews, { page, perPage: PER_PAGE, total }, url);
  });

  serve(app, decideReview, async ({ params, body: { version: seen, ...decision }, staff }) => {
    const id = idOf(params.id);
    const isThere = await decide(context, { id, seen, actor: staff }, decision);
    const [row] = isThere ? await loadReviewRows(db, sql`r.id = ${id}`, { order: sql`r.id`, limit: 1 }) : [];
    if (!row) throw notFound();
    return { data: toStaffReview(row, await versionOf(db, { kind: "review", id })) };
  });
}

function toStaffReview(row: ReviewRow, version: number) {
  return {
    ...toWireReview(row),
    id: row.id,
    email: row.email,
    productID: row.productId,
    product: row.product,
    state: row.state,
    version,
  };
}
