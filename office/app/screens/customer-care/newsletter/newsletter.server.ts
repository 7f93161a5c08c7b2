import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { exportSubscribers, listSubscribers } from "@curat/contract/staff/newsletter";
import { momentCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { listAddress, readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { apiOf, need, refusedPage } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { withReturnPath } from "../../../session/return-path.ts";
import { SUBSCRIBERS } from "./newsletter-shape.ts";
import { texts } from "./texts.ts";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    // The cast is safe, because the list accepts only known values for this filter.
    state: filters.stare as keyof typeof texts.states | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

export async function loadSubscribers({ context, url }: LoaderFunctionArgs) {
  const state = readList(SUBSCRIBERS, url.searchParams);
  const [{ data, meta }, may] = await Promise.all([
    need(context, listSubscribers, { query: queryOf(state, state.page) }),
    mayDo(context),
  ]);
  const { total, last_page } = meta;
  return { state, subscribers: data, total, lastPage: last_page, mayExport: may("customers:export") };
}

/** Exports all addresses that match the filters. Redirects to the second factor first if it is required. */
export async function subscribersAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(SUBSCRIBERS, url.searchParams);
  const read = async (page: number) => {
    const answer = await apiOf(context).call(exportSubscribers, { query: queryOf(state, page) });
    if (answer.ok) return answer;
    if (answer.status === 403 && answer.error === "second_factor_required")
      throw redirect(withReturnPath("/confirmare", `/newsletter${listAddress(SUBSCRIBERS, state)}`));
    throw refusedPage(context, answer);
  };
  const head = ["E-mail", "Stare", "Cerut", "Confirmat prin link", "Dezabonat"];
  return fileAnswer(url, head, async (page) => {
    const { data, meta } = await read(page);
    const rows = data.map((one) => [
      one.email,
      texts.states[one.state],
      momentCell(one.asked_at),
      momentCell(one.confirmed_at),
      momentCell(one.left_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
