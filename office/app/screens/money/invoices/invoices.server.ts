import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/invoice-list";
import {
  type InvoiceAnafState,
  type InvoiceKind,
  type InvoicePayment,
  MAX_INVOICES_A_PART,
  MAX_INVOICES_A_PDF,
  MAX_INVOICES_A_ZIP,
} from "@curat/contract/staff/invoice-list.values";
import { wholeNumber } from "@curat/contract/lei.values";
import { zipStream, type ZippedFile } from "../../../components/documents/zip.server.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { dayCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { selectionOf } from "../../../lists/selection/selection.ts";
import type { BulkAction } from "../../../lists/selection/selection.ts";
import { texts as selectionTexts } from "../../../lists/selection/texts.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { INVOICES } from "./invoices-shape.ts";
import { texts } from "./texts.ts";

const LIST = "/facturi";
const FILE_PAGE = 200;

const ACTIONS: BulkAction[] = [
  { name: "pdf", text: texts.pdf, to: `${LIST}/facturi.pdf`, method: "get", isFile: true },
  { name: "zip", text: texts.zip, to: `${LIST}/facturi.zip`, method: "get", isFile: true },
];

function filterOf(filters: ListState["filters"]) {
  // The casts are safe, because the list accepts only known values for these filters.
  return {
    from: filters.din,
    to: filters.pana,
    series: filters.serie?.slice(0, 10),
    kind: filters.fel as InvoiceKind | undefined,
    payment: filters.plata as InvoicePayment | undefined,
    anaf: filters.anaf as InvoiceAnafState | undefined,
    q: filters.q,
  };
}

function queryOf({ filters, sort }: Pick<ListState, "filters" | "sort">) {
  const by = sort.by === "total" ? "total" : "issued";
  return { ...filterOf(filters), sort: `${sort.isDescending ? "-" : ""}${by}` as const };
}

/** Loads a page of all invoices and stornos. */
export async function loadInvoices({ context, url }: LoaderFunctionArgs) {
  const state = readList(INVOICES, url.searchParams);
  const query = { ...queryOf(state), page: String(state.page) };
  const [{ data: rows, meta }, exportTo] = await Promise.all([
    need(context, calls.listAllInvoices, { query }),
    exportLink(context, "invoices", filterOf(state.filters)),
  ]);
  const paging = { total: meta.total, lastPage: meta.last_page, isMore: meta.more_than_total };
  return { state, rows, paging, exportTo, actions: ACTIONS };
}

/** Yields all invoices of a list, page by page. Each request continues after the last invoice of the page before. */
async function* allOf(context: Context, state: Pick<ListState, "filters" | "sort">) {
  let after: number | undefined;
  for (;;) {
    const query = { ...queryOf(state), per_page: String(FILE_PAGE), ...(after && { after: String(after) }) };
    const { data: rows, meta } = await need(context, calls.listAllInvoices, { query });
    yield { rows, meta };
    after = rows.at(-1)?.id;
    if (rows.length < FILE_PAGE) return;
  }
}

/** Exports all invoices that match the filters. */
export async function invoicesAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(INVOICES, url.searchParams);
  const pages = allOf(context, state);
  const head = [
    "Seria",
    "Numărul",
    "Felul",
    "Stornează",
    "Emisă",
    "Cumpărător",
    "CUI",
    "Comanda",
    "Metoda de plată",
    "Plata",
    "La ANAF",
    "Fără TVA",
    "TVA",
    "Total",
  ];
  return fileAnswer(url, head, async () => {
    const { value } = await pages.next();
    const rows = (value?.rows ?? []).map((row) => [
      row.series,
      row.number,
      texts.kinds[row.kind],
      row.storno_of,
      dayCell(row.issued_on),
      row.buyer,
      row.cui,
      row.order_number,
      row.payment_name,
      row.payment && texts.payments[row.payment],
      texts.anaf[row.anaf],
      row.net,
      row.vat,
      row.total,
    ]);
    return { rows, hasMore: rows.length === FILE_PAGE };
  });
}

/** Returns the ids of the selected invoices in list order. Redirects to the list if there are none or too many. */
async function chosenIn(context: Context, url: URL, max: number): Promise<number[]> {
  const form = new FormData();
  for (const [name, value] of url.searchParams) form.append(name, value);
  const selection = selectionOf(form, INVOICES);
  if ("isGone" in selection) return leaveTo(context, LIST, selectionTexts.listChanged, "error");
  const ids: number[] = "ids" in selection ? selection.ids : [];
  if ("whole" in selection)
    for await (const { rows, meta } of allOf(context, { filters: selection.whole, sort: INVOICES.sort })) {
      ids.push(...rows.map(({ id }) => id));
      if (meta.total > max || ids.length > max)
        return leaveTo(context, LIST, texts.tooMany(wholeNumber(max)), "error");
    }
  if (ids.length > max) return leaveTo(context, LIST, texts.tooMany(wholeNumber(max)), "error");
  return ids.length > 0 ? ids : leaveTo(context, LIST, texts.none, "error");
}

/** Returns the selected invoices as one PDF. */
export async function openInvoicesPdf({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const ids = (await chosenIn(context, url, MAX_INVOICES_A_PDF)).map(String);
  const file = await apiOf(context).file(calls.getInvoicesPdf, { query: { ids } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: { "content-type": "application/pdf", "content-disposition": 'inline; filename="facturi.pdf"' },
  });
}

/** Streams the selected invoices as a ZIP of PDFs. Holds at most one part in memory. */
export async function openInvoicesZip({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const ids = await chosenIn(context, url, MAX_INVOICES_A_ZIP);
  const read = async (from: number) => {
    const part = ids.slice(from, from + MAX_INVOICES_A_PART).map(String);
    return (await need(context, calls.readInvoiceFiles, { query: { ids: part } })).data;
  };
  // Reads the first part before the response starts, so that a missing invoice results in an error page.
  const first = await read(0);
  async function* files(): AsyncGenerator<ZippedFile> {
    for (let from = 0; from < ids.length; from += MAX_INVOICES_A_PART)
      for (const { file_name: name, content } of from === 0 ? first : await read(from))
        yield { name, bytes: Buffer.from(content, "base64") };
  }
  return new Response(zipStream(files()), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="facturi.zip"',
    },
  });
}
