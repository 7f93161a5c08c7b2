import type { LoaderFunctionArgs } from "react-router";
import { listStaffReturns } from "@curat/contract/staff/returns";
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { dayCell, momentCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import { RETURNS } from "./returns-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    status: filters.stare,
    // The casts are safe, because the list accepts only known values for both filters.
    kind: filters.fel as keyof typeof texts.kinds | undefined,
    deadline: filters.termen as DeadlineState | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

export const loadReturns = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: RETURNS,
    right: "returns:edit",
    read: (_, state, page) => need(context, listStaffReturns, { query: queryOf(state, page) }),
  });

export const returnsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: RETURNS,
    read: (_, state, page) =>
      need(context, listStaffReturns, { query: { ...queryOf(state, page), per_page: FILE_PAGE } }),
    head: ["Numărul", "Felul", "Comanda", "Client", "E-mail", "Motiv", "Stare", "Termen", "Primit"],
    cells: (one) => [
      one.number,
      kindText(one.is_withdrawal),
      one.order_number,
      one.full_name,
      one.email,
      one.reason,
      one.status,
      one.deadline && dayCell(one.deadline.until),
      momentCell(one.created_at),
    ],
  });

function kindText(isWithdrawal: boolean): string {
  return isWithdrawal ? texts.kinds.withdrawal : texts.kinds.return;
}
