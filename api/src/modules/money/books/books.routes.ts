import { toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/books";
import { type Period, periodProblem } from "../../../calendar/period.ts";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { listCashBook, sumCashBook } from "../incoming/index.ts";
import { listJournal, sumJournal, sumVat } from "../invoices/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { countParcels } from "../../fulfilment/shipments/index.ts";
import { listStockRegister, sumSoldPackaging } from "../../catalogue/stock/index.ts";
import { packagingByYear, readPackagingSetting } from "./packaging.rules.ts";
import {
  cashToWire,
  packagingToWire,
  saleToWire,
  stockToWire,
  totalsToWire,
  vatToWire,
} from "./books.wire.ts";

export function booksRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, calls.readSalesJournal, async ({ query }) => {
    const input = partOf(query);
    return { data: toPart(await listJournal(db, input), input, saleToWire, ({ id }) => id) };
  });
  serve(app, calls.getVatBook, async ({ query }) => {
    const period = periodOf(query);
    const [shares, totals] = await Promise.all([sumVat(db, period), sumJournal(db, period)]);
    return { data: { rows: shares.map(vatToWire), totals: totalsToWire(totals) } };
  });
  serve(app, calls.readStockBook, async ({ query }) => {
    const input = partOf(query);
    return { data: toPart(await listStockRegister(db, input), input, stockToWire, (row) => row.productId) };
  });
  serve(app, calls.readCashBook, async ({ query }) => {
    const input = partOf(query);
    const [rows, { amountBani, openBani, ...sums }] = await Promise.all([
      listCashBook(db, input),
      sumCashBook(db, input.period),
    ]);
    const totals = { ...sums, amount: toLei(amountBani), open: toLei(openBani) };
    return { data: { ...toPart(rows, input, cashToWire, ({ id }) => id), totals } };
  });
  serve(app, calls.getPackagingBook, async ({ query }) => {
    const period = periodOf(query);
    const { parcel } = readPackagingSetting((await loadSettings(db)).packaging);
    const [sold, parcels] = await Promise.all([sumSoldPackaging(db, period), countParcels(db, period)]);
    const { rows, unsaid } = packagingByYear(sold, parcels, parcel);
    const count = parcels.reduce((sum, year) => sum + year.parcels, 0);
    return { data: { rows: rows.map(packagingToWire), unsaid, parcels: count, parcel } };
  });
}

interface Part {
  period: Period;
  after: number;
  limit: number;
}

function partOf({ rows, after, ...period }: Period & { rows: number; after: number }): Part {
  return { period: periodOf(period), after, limit: rows + 1 };
}

function toPart<Row, Wire>(
  rows: readonly Row[],
  { limit }: Part,
  toWire: (row: Row) => Wire,
  idOf: (row: Row) => number,
): { rows: Wire[]; next: number | null } {
  const reported = rows.slice(0, limit - 1);
  const last = reported.at(-1);
  return { rows: reported.map(toWire), next: rows.length < limit || !last ? null : idOf(last) };
}

function periodOf({ from, to }: Period): Period {
  const problem = periodProblem({ from, to });
  if (problem !== undefined) throw invalid({ to: [problem] });
  return { from, to };
}
