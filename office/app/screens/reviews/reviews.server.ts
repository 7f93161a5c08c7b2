import { listStaffReviews } from "@curat/contract/staff/reviews";
import { momentCell } from "../../lists/cells.ts";
import { fileAnswer } from "../../lists/file.server.ts";
import { readList } from "../../lists/list-address.ts";
import type { ListState } from "../../lists/list-address.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { REVIEWS } from "./reviews-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    // The list knows only states and stars that there are.
    state: filters.stare as keyof typeof texts.states | undefined,
    stars: filters.note as keyof typeof texts.starred | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

/** A page of the reviews. */
export async function loadReviews(context: Context, url: URL) {
  const state = readList(REVIEWS, url.searchParams);
  const { data, meta } = await need(context, listStaffReviews, { query: queryOf(state, state.page) });
  return { state, reviews: data, total: meta.total, lastPage: meta.last_page };
}

/** All reviews as filtered. */
export async function reviewsAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(REVIEWS, url.searchParams);
  const read = (page: number) =>
    need(context, listStaffReviews, { query: { ...queryOf(state, page), per_page: FILE_PAGE } });
  const head = [texts.review, texts.product, texts.stars, texts.writer, texts.email, texts.state, texts.at];
  return fileAnswer(url, head, async (page) => {
    const { data, meta } = await read(page);
    const rows = data.map((one) => [
      one.title,
      one.product,
      one.stars,
      one.name,
      one.email,
      texts.states[one.state],
      momentCell(one.reviewdate),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
