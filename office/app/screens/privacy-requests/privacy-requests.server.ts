import { listPrivacyRequests } from "@curat/contract/staff/privacy-requests";
import { readList } from "../../lists/list-address.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { REQUESTS } from "./privacy-requests-shape.ts";
import type { texts } from "./texts.ts";

/** A page of the requests. */
export async function loadRequests(context: Context, url: URL) {
  const state = readList(REQUESTS, url.searchParams);
  const { filters, sort, page } = state;
  const query = {
    // The list knows only what there is to choose.
    state: filters.stare as keyof typeof texts.states | undefined,
    type: filters.ce as keyof typeof texts.kinds | undefined,
    deadline: filters.termen as keyof typeof texts.deadlines | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
  const { data, meta } = await need(context, listPrivacyRequests, { query });
  return { state, requests: data, total: meta.total, lastPage: meta.last_page };
}
