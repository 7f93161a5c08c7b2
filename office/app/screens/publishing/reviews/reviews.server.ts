import type { LoaderFunctionArgs } from "react-router";
import { listStaffReviews } from "@curat/contract/staff/reviews";
import { REVIEW_STATES } from "../../../components/status/review-status.ts";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { loadQueue } from "../../../lists/queue.server.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { REVIEWS } from "./reviews-shape.ts";
import { texts } from "./texts.ts";

export const REVIEW_QUEUE: Queue<typeof listStaffReviews> = {
  shape: REVIEWS,
  read: (context, { stare, note }, page) => {
    // The casts are safe, because the list accepts only known values for these filters.
    const state = stare as keyof typeof REVIEW_STATES | undefined;
    const stars = note as keyof typeof texts.starred | undefined;
    return need(context, listStaffReviews, { query: { state, stars, ...page } });
  },
  columns: [
    ["Recenzia", (one) => one.title],
    ["Produs", (one) => one.product],
    ["Note", (one) => one.stars],
    ["Autor", (one) => one.name],
    ["E-mail", (one) => one.email],
    ["Stare", (one) => REVIEW_STATES[one.state]],
    ["Data", (one) => momentCell(one.reviewdate)],
  ],
};

export async function loadReviews({ context, url }: LoaderFunctionArgs) {
  const queue = await loadQueue(context, url, REVIEW_QUEUE);
  const { q, stare: state, note: stars } = queue.state.filters;
  return { ...queue, exportTo: await exportLink(context, "reviews", { q, state, stars }) };
}
