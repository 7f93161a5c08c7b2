import type { LoaderFunctionArgs } from "react-router";
import { listStaffCustomers } from "@curat/contract/staff/customers";
import { CUSTOMER_STATES } from "../../../components/status/customer-status.tsx";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import { nameOf } from "../../../components/customer/name-of.ts";
import { CUSTOMERS } from "./customers-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function filtersOf(filters: ListState["filters"]) {
  return {
    q: filters.q,
    // The list's shape has validated the filters.
    state: filters.stare as keyof typeof CUSTOMER_STATES | undefined,
    orders: filters.comenzi as keyof typeof texts.yesNo | undefined,
    company: filters.firma as keyof typeof texts.yesNo | undefined,
    from: filters.din,
    to: filters.pana,
  };
}

function queryOf({ filters, sort }: ListState, page: number) {
  const by = sort.by === "nume" ? "name" : "created";
  return {
    ...filtersOf(filters),
    sort: `${sort.isDescending ? "-" : ""}${by}` as const,
    page: String(page),
  };
}

/** Loads a page of customers. */
export async function loadCustomers({ context, url }: LoaderFunctionArgs) {
  const state = readList(CUSTOMERS, url.searchParams);
  const [{ data, meta }, exportTo] = await Promise.all([
    need(context, listStaffCustomers, { query: queryOf(state, state.page) }),
    exportLink(context, "customers", filtersOf(state.filters)),
  ]);
  const paging = { total: meta.total, lastPage: meta.last_page };
  return { state, customers: data, paging, exportTo };
}

/** Exports all customers that match the filters. */
export const customersAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: CUSTOMERS,
    read: (_, state, page) =>
      need(context, listStaffCustomers, { query: { ...queryOf(state, page), per_page: FILE_PAGE } }),
    head: CUSTOMERS.columns.map(({ label }) => label),
    cells: (row) => [
      nameOf(row),
      row.email,
      row.phone,
      CUSTOMER_STATES[row.state],
      momentCell(row.created_at),
      row.orders,
      row.spent,
      momentCell(row.last_order_at),
    ],
  });
