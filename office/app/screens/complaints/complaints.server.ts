import { listStaffComplaints } from "@curat/contract/staff/complaints";
import { dayCell, momentCell } from "../../lists/cells.ts";
import { fileAnswer } from "../../lists/file.server.ts";
import { readList } from "../../lists/list-address.ts";
import type { ListState } from "../../lists/list-address.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { COMPLAINTS } from "./complaints-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    // The list knows only states and deadlines that there are.
    state: filters.stare as keyof typeof texts.states | undefined,
    deadline: filters.termen as keyof typeof texts.deadlines | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

/** A page of the complaints. */
export async function loadComplaints(context: Context, url: URL) {
  const state = readList(COMPLAINTS, url.searchParams);
  const { data, meta } = await need(context, listStaffComplaints, { query: queryOf(state, state.page) });
  return { state, complaints: data, total: meta.total, lastPage: meta.last_page };
}

/** All complaints as filtered. */
export async function complaintsAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(COMPLAINTS, url.searchParams);
  const read = (page: number) =>
    need(context, listStaffComplaints, { query: { ...queryOf(state, page), per_page: FILE_PAGE } });
  const head = [
    texts.number,
    texts.type,
    texts.order,
    texts.customer,
    texts.email,
    texts.status,
    texts.deadline,
    texts.asked,
    texts.answered,
  ];
  return fileAnswer(url, head, async (page) => {
    const { data, meta } = await read(page);
    const rows = data.map((one) => [
      one.number,
      one.type,
      one.ordernr,
      one.customer_name,
      one.customer_email,
      one.status,
      dayCell(one.deadline?.until ?? null),
      momentCell(one.created_at),
      momentCell(one.answered_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
