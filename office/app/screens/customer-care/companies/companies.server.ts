import { listStaffCompanies } from "@curat/contract/staff/companies";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COMPANIES } from "./companies-shape.ts";
import { placeOf } from "../../../components/company/place-of.ts";
import type { texts } from "./texts.ts";

const FILE_PAGE = "200";
const SORTS = { nume: "name", comenzi: "orders", valoare: "spent", ultima: "last_order" } as const;

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

export async function loadCompanies(context: Context, url: URL) {
  const state = readList(COMPANIES, url.searchParams);
  const [{ data, meta }, exportTo, may] = await Promise.all([
    need(context, listStaffCompanies, { query: queryOf(state, state.page) }),
    exportLink(context, "companies", filtersOf(state.filters)),
    mayDo(context),
  ]);
  const paging = { total: meta.total, lastPage: meta.last_page };
  return { state, companies: data, paging, exportTo, mayEdit: may("customers:edit") };
}

export function companiesAsFile(context: Context, url: URL): Promise<Response> {
  return listAsFile(context, url, {
    shape: COMPANIES,
    read: (_, state, page) =>
      need(context, listStaffCompanies, { query: { ...queryOf(state, page), per_page: FILE_PAGE } }),
    head: COMPANIES.columns.map(({ label }) => label),
    cells: (row) => [
      row.name,
      row.cui,
      placeOf(row),
      row.customers,
      row.orders,
      row.spent,
      momentCell(row.last_order_at),
    ],
  });
}
