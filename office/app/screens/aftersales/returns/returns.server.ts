import type { LoaderFunctionArgs } from "react-router";
import { listStaffReturns } from "@curat/contract/staff/returns";
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { dayCell, momentCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { RETURNS } from "./returns-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    status: filters.stare,
    // The list knows only kinds and deadlines that there are.
    kind: filters.fel as keyof typeof texts.kinds | undefined,
    deadline: filters.termen as DeadlineState | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

/** A page of the returns. */
export async function loadReturns({ context, url }: LoaderFunctionArgs) {
  const state = readList(RETURNS, url.searchParams);
  const [{ data, meta }, may] = await Promise.all([
    need(context, listStaffReturns, { query: queryOf(state, state.page) }),
    mayDo(context),
  ]);
  return { state, returns: data, total: meta.total, lastPage: meta.last_page, mayKeep: may("returns:edit") };
}

/** All returns as filtered. */
export async function returnsAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(RETURNS, url.searchParams);
  const read = (page: number) =>
    need(context, listStaffReturns, { query: { ...queryOf(state, page), per_page: FILE_PAGE } });
  const head = ["Numărul", "Felul", "Comanda", "Client", "E-mail", "Motiv", "Stare", "Termen", "Primit"];
  return fileAnswer(url, head, async (page) => {
    const { data, meta } = await read(page);
    const rows = data.map((one) => [
      one.number,
      kindText(one.is_withdrawal),
      one.order_number,
      one.full_name,
      one.email,
      one.reason,
      one.status,
      one.deadline && dayCell(one.deadline.until),
      momentCell(one.created_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}

/** What a return is called: asked for, or declared. */
function kindText(isWithdrawal: boolean): string {
  return isWithdrawal ? texts.kinds.withdrawal : texts.kinds.return;
}
