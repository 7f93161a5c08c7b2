import type { LoaderFunctionArgs } from "react-router";
import { listAwaitedProducts, listStaffStockAlerts } from "@curat/contract/staff/stock-alerts";
import { dayCell, momentCell } from "../../../lists/cells.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { ALERTS } from "./stock-alerts-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    // The cast is safe, because the list accepts only known values for this filter.
    state: filters.stare as keyof typeof texts.states | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

/** Loads a page of stock alerts and, if permitted, the products with the most alerts. */
export async function loadAlerts({ context, url }: LoaderFunctionArgs) {
  const state = readList(ALERTS, url.searchParams);
  const [{ data, meta }, awaited] = await Promise.all([
    need(context, listStaffStockAlerts, { query: queryOf(state, state.page) }),
    maybe(context, listAwaitedProducts, { query: {} }),
  ]);
  return { state, alerts: data, awaited: awaited?.data, total: meta.total, lastPage: meta.last_page };
}

/** Exports all alerts that match the filters. */
export const alertsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: ALERTS,
    read: (_, state, page) =>
      need(context, listStaffStockAlerts, { query: { ...queryOf(state, page), per_page: FILE_PAGE } }),
    head: ["Client", "E-mail", "Produs", "Cod", "Stare", "Din", "Până la", "Trimisă"],
    cells: (one) => [
      one.name,
      one.email,
      one.product,
      one.code,
      texts.states[one.state],
      momentCell(one.created_at),
      dayCell(one.expire_date),
      momentCell(one.sent_at),
    ],
  });
