import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/books";
import { readStockValueBook } from "@curat/contract/staff/costs";
import { MAX_BOOK_ROWS } from "@curat/contract/staff/books.values";
import { documentAmount, documentNumber } from "@curat/contract/lei.values";
import { romanianToday } from "../../../components/time/day.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { BOOK_KEYS, type RequestedBook, bookFile, quickPeriods, readBookAddress } from "./books-address.ts";
import * as tables from "./books-table.ts";
import type { BookColumn, BookPart } from "./books-table.ts";

import { counted } from "@curat/contract/quantity-text.values";
const documentLei = (lei: number): string => `${documentAmount(lei)} lei`;
const ROWS_ON_SCREEN = 50;

interface BookTable {
  columns: BookColumn[];
  totals: [name: string, value: string][];
  read(after: number, rows: number): Promise<BookPart>;
}

/** Loads the register and period that the URL selects. Loads no table if the period ends before it starts. */
export async function loadBooks({ context, url }: LoaderFunctionArgs) {
  const today = romanianToday(new Date());
  const asked = readBookAddress(url.searchParams, today);
  const quick = quickPeriods(today);
  const may = await mayDo(context);
  const books = BOOK_KEYS.filter(([, book]) => book !== "value" || may("costs:view"));
  if (asked.from > asked.to) return { asked, quick, books, shown: null };
  const { columns, totals, read } = await tableOf(context, asked);
  return { asked, quick, books, shown: { columns, totals, ...(await read(asked.after, ROWS_ON_SCREEN)) } };
}

/** Exports a register for the whole period. */
export async function bookAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const requested = readBookAddress(url.searchParams, romanianToday(new Date()));
  if (requested.from > requested.to) throw new Response(null, { status: 404 });
  const { columns, read } = await tableOf(context, requested);
  let after: number | null = 0;
  const pathname = url.pathname.replace("registre", bookFile(requested));
  return fileAnswer(
    { pathname },
    columns.map(({ label }) => label),
    async () => {
      const part: BookPart = await read(after ?? 0, MAX_BOOK_ROWS);
      after = part.next;
      return { rows: part.rows.map((row) => tables.fileRow(columns, row)), hasMore: after !== null };
    },
  );
}

function tableOf(context: Context, requested: RequestedBook): Promise<BookTable> {
  switch (requested.book) {
    case "sales":
      return salesTable(context, requested);
    case "vat":
      return vatTable(context, requested);
    case "stock":
      return stockTable(context, requested);
    case "value":
      return valueTable(context, requested);
    case "cash":
      return cashTable(context, requested);
    case "packaging":
      return packagingTable(context, requested);
  }
}

async function salesTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  const { data } = await need(context, calls.getVatBook, { query: { from, to } });
  const rates = tables.ratesOf(data.rows);
  return {
    columns: tables.salesColumns(rates),
    totals: salesTotals(data.totals),
    read: async (after, rows) => {
      const query = { from, to, after: String(after), rows: String(rows) };
      const { data: part } = await need(context, calls.readSalesJournal, { query });
      return { rows: part.rows.map((row) => tables.salesRow(row, rates)), next: part.next };
    },
  };
}

async function vatTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  const { data } = await need(context, calls.getVatBook, { query: { from, to } });
  return {
    columns: tables.VAT_COLUMNS(),
    totals: salesTotals(data.totals),
    read: async () => ({ rows: data.rows.map(tables.vatRow), next: null }),
  };
}

async function stockTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  return {
    columns: tables.STOCK_COLUMNS(),
    totals: [],
    read: async (after, rows) => {
      const query = { from, to, after: String(after), rows: String(rows) };
      const { data: part } = await need(context, calls.readStockBook, { query });
      return { rows: part.rows.map(tables.stockRow), next: part.next };
    },
  };
}

async function valueTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  const read = async (after: number, rows: number) => {
    const query = { from, to, after: String(after), rows: String(rows) };
    return (await need(context, readStockValueBook, { query })).data;
  };
  const { totals } = await read(0, 1);
  return {
    columns: tables.VALUE_COLUMNS(),
    totals: [
      ["Valoare inițială", documentLei(totals.opening)],
      ["Intrări", documentLei(totals.receipts)],
      ["Costul vânzărilor", documentLei(totals.sold)],
      ["Întoarse", documentLei(totals.returned)],
      ["Corecții", documentLei(totals.corrected)],
      ["Valoare finală", documentLei(totals.closing)],
    ],
    read: async (after, rows) => {
      const part = await read(after, rows);
      return { rows: part.rows.map(tables.valueRow), next: part.next };
    },
  };
}

async function cashTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  const read = async (after: number, rows: number) => {
    const query = { from, to, after: String(after), rows: String(rows) };
    return (await need(context, calls.readCashBook, { query })).data;
  };
  const { totals } = await read(0, 1);
  return {
    columns: tables.CASH_COLUMNS(),
    totals: [
      ["Virat de curieri", documentLei(totals.amount)],
      ["Din care fără comandă", totals.open === 0 ? "" : documentLei(totals.open)],
    ],
    read: async (after, rows) => {
      const part = await read(after, rows);
      return { rows: part.rows.map(tables.cashRow), next: part.next };
    },
  };
}

async function packagingTable(context: Context, { from, to }: RequestedBook): Promise<BookTable> {
  const { data } = await need(context, calls.getPackagingBook, { query: { from, to } });
  return {
    columns: tables.PACKAGING_COLUMNS(),
    totals: [
      ["Colete cu AWB", documentNumber(data.parcels)],
      ["Ambalajul unui colet", data.parcel || "necompletat (Setări, Ambalajul coletelor)"],
      ...data.unsaid.map(({ year, pieces }): [string, string] => [
        `Bucăți din ${year} fără ambalaj cunoscut`,
        documentNumber(pieces),
      ]),
    ],
    read: async () => ({ rows: data.rows.map(tables.packagingRow), next: null }),
  };
}

function salesTotals({ invoices, stornos, net, vat, total }: calls.SalesTotals): BookTable["totals"] {
  return [
    [
      "Documente",
      `${counted(invoices, "o factură", "facturi")}, ${counted(stornos, "un storno", "stornouri")}`,
    ],
    ["Fără TVA", documentLei(net)],
    ["TVA", documentLei(vat)],
    ["Total", documentLei(total)],
  ];
}
