import { listStaffCompanies } from "@curat/contract/staff/companies";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { COMPANIES } from "./companies-shape.ts";
import { placeOf } from "./place-of.ts";
import type { texts } from "./texts.ts";

const FILE_PAGE = "200";
const SORTS = { nume: "name", comenzi: "orders", valoare: "spent", ultima: "last_order" } as const;

// The list knows only orders and answers that there are.
function filtersOf(filters: ListState["filters"]) {
  return { q: filters.q, orders: filters.comenzi as keyof typeof texts.yesNo | undefined };
}

function queryOf({ filters, sort }: ListState, page: number) {
  const by = SORTS[sort.by as keyof typeof SORTS];
  return {
    ...filtersOf(filters),
    sort: `${sort.isDescending ? "-" : ""}${by}` as const,
    page: String(page),
  };
}

/** A page of the companies. */
export async function loadCompanies(context: Context, url: URL) {
  const state = readList(COMPANIES, url.searchParams);
  const [{ data, meta }, exportTo] = await Promise.all([
    need(context, listStaffCompanies, { query: queryOf(state, state.page) }),
    exportLink(context, "companies", filtersOf(state.filters)),
  ]);
  const paging = { total: meta.total, lastPage: meta.last_page };
  return { state, companies: data, paging, exportTo };
}

/** All companies as filtered. */
export async function companiesAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(COMPANIES, url.searchParams);
  const head = COMPANIES.columns.map(({ label }) => label);
  return fileAnswer(url, head, async (page) => {
    const query = { ...queryOf(state, page), per_page: FILE_PAGE };
    const { data, meta } = await need(context, listStaffCompanies, { query });
    const rows = data.map((row) => [
      row.name,
      row.cui,
      placeOf(row),
      row.customers,
      row.orders,
      row.spent,
      momentCell(row.last_order_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
