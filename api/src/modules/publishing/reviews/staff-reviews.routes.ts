import * as calls from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { countReviewRows, loadReviewRows, reviewsSought } from "../../catalogue/catalog/index.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { reportsOf } from "../contact/index.ts";
import { decideReview, keepReported } from "./reviews.service.ts";
import { showStaffReview, toStaffReview } from "./reviews.wire.ts";

export function staffReviewsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffReviews, async ({ query, url }) => {
    const { page, per_page: perPage, state, stars, q, sort } = query;
    const condition = reviewsSought({ state, stars, q });
    const rows = await loadReviewRows(db, condition, {
      order: sort === "newest" ? sql`r.id desc` : sql`r.id`,
      limit: perPage,
      offset: (page - 1) * perPage,
    });
    const total = await countReviewRows(db, condition);
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "review", ids);
    const reports = await reportsOf(db, ids);
    const reviews = rows.map((row) =>
      toStaffReview(row, { version: versions.get(row.id), reports: reports.get(row.id) }),
    );
    return pagedAnswer(reviews, { page, perPage, total }, url);
  });

  serve(app, calls.getStaffReview, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(
    app,
    calls.decideReview,
    async ({ params, body: { version: expectedVersion, ...decision }, staff }) => {
      const id = idOf(params.id);
      if (!(await decideReview(context, { id, expectedVersion, actor: staff }, decision))) throw notFound();
      return { data: await shown(id) };
    },
  );

  serve(
    app,
    calls.keepReportedReview,
    async ({ params, body: { version: expectedVersion, reason }, staff }) => {
      const id = idOf(params.id);
      if (!(await keepReported(context, { id, expectedVersion, actor: staff }, reason))) throw notFound();
      return { data: await shown(id) };
    },
  );

  async function shown(id: number) {
    const review = await showStaffReview(db, id);
    if (!review) throw notFound();
    return review;
  }
}
