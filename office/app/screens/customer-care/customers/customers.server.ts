import type { LoaderFunctionArgs } from "react-router";
import { createStaffCustomer, listStaffCustomers } from "@curat/contract/staff/customers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { CUSTOMER_STATES } from "../../../components/status/customer-status.tsx";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { send } from "../../../components/form/send.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireRight } from "../../../session/staff.server.ts";
import { nameOf } from "../../../components/customer/name-of.ts";
import { CUSTOMERS } from "./customers-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function filtersOf(filters: ListState["filters"]) {
  return {
    q: filters.q,
    // The casts are safe, because the list accepts only known values for these filters.
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

export async function loadCustomers({ context, url }: LoaderFunctionArgs) {
  const state = readList(CUSTOMERS, url.searchParams);
  const [{ data, meta }, exportTo, may] = await Promise.all([
    need(context, listStaffCustomers, { query: queryOf(state, state.page) }),
    exportLink(context, "customers", filtersOf(state.filters)),
    mayDo(context),
  ]);
  const paging = { total: meta.total, lastPage: meta.last_page };
  return { state, customers: data, paging, exportTo, mayEdit: may("customers:edit") };
}

export async function loadNewCustomer({ context }: LoaderFunctionArgs) {
  await requireRight(context, "customers:edit");
  return null;
}

export async function createCustomer(request: Request, context: Context) {
  const form = await request.formData();
  const text = (name: string) => textOf(form, name);
  const body = {
    firstname: text("firstname"),
    lastname: text("lastname"),
    email: text("email"),
    phone: text("phone"),
  };
  const sent = await send(context, form, createStaffCustomer, { body });
  return sent.ok ? leaveTo(context, `/clienti/${sent.data.id}`, "Clientul a fost adăugat.") : sent.refusal;
}

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
