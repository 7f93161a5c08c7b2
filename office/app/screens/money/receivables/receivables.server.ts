import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/receivables";
import type { Age } from "@curat/contract/staff/receivables.values";
import { dayCell } from "../../../lists/cells.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { RECEIVABLES } from "./receivables-shape.ts";
import { texts } from "./texts.ts";

const read = (context: Context, { filters }: ListState, page: number) =>
  need(context, calls.listReceivables, {
    // The casts are safe, because the list accepts only known values for these filters.
    query: {
      q: filters.q,
      age: filters.vechime as Age | undefined,
      doubtful: filters.incerte as keyof typeof texts.doubts | undefined,
      page: String(page),
    },
  });

/** Loads a page of open invoices, and the totals of all by age. */
export async function loadReceivables({ context, url }: LoaderFunctionArgs) {
  const state = readList(RECEIVABLES, url.searchParams);
  const [{ data: rows, meta }, totals, owed] = await Promise.all([
    read(context, state, state.page),
    need(context, calls.getReceivableTotals, { query: { q: state.filters.q } }),
    need(context, calls.getOwed),
  ]);
  return {
    state,
    rows,
    totals: totals.data,
    owed: owed.data,
    paging: { total: meta.total, lastPage: meta.last_page },
  };
}

/** Exports all open invoices that match the filters. */
export const receivablesAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: RECEIVABLES,
    read,
    head: [
      "Factura",
      "Cine plătește",
      "CUI",
      "Comanda",
      "Emisă",
      "Scadență",
      "Zile de întârziere",
      "Incertă din",
      "Total",
      "De încasat",
      "Dobândă de întârziere",
    ],
    cells: (row) => [
      row.invoice,
      row.buyer,
      row.cui,
      row.order_number,
      dayCell(row.issued_on),
      dayCell(row.due_on),
      Math.max(0, row.days_late),
      row.doubtful_on === null ? "" : dayCell(row.doubtful_on),
      row.total,
      row.open,
      row.interest,
    ],
  });

/** Returns the company's statement of account as a PDF. The period defaults to this year. */
export async function openStatement({ context, url, params: { cui = "" } }: LoaderFunctionArgs) {
  await requireStaff(context);
  const query = {
    from: url.searchParams.get("din") ?? undefined,
    to: url.searchParams.get("pana") ?? undefined,
  };
  const file = await apiOf(context).file(calls.getStatement, { params: { cui }, query });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
