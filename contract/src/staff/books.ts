/** Accounting registers: sales, VAT, goods and cash. */
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { MATERIALS } from "../packaging.values.ts";
import { MAX_BOOK_ROWS } from "./books.values.ts";

const tag = "Staff: registers";
const access = { staff: "books:view" } as const;

function day(label: string) {
  return z.iso.date({ error: MESSAGES.invalid(label) });
}
const period = { from: day("De la"), to: day("Până la") };
const part = z.object({
  ...period,
  /** `next` of the previous page; 0 for the first page. */
  after: numberQuery(0, 0, Number.MAX_SAFE_INTEGER),
  rows: numberQuery(50, 1, MAX_BOOK_ROWS),
});
const PERIOD = "`from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive";
const PARTS = "in parts; request the next part until `next` is null";

const vatShare = {
  /** VAT category code (UNCL5305); null for invoices issued before it was stored. */
  category: z.string().nullable(),
  percent: z.number(),
  net: lei,
  vat: lei,
};

const saleRow = z
  .object({
    invoice_id: z.int(),
    order_id: z.int(),
    order_number: z.int(),
    /** Series and number, such as "CUR-1042". */
    name: z.string(),
    kind: z.enum(["invoice", "storno"]),
    issued_on: z.string(),
    storno_of: z.string().nullable(),
    buyer: z.string(),
    /** Fiscal code; empty for individuals. */
    cui: z.string(),
    /** One entry per VAT rate; amounts are negative on a storno. */
    shares: z.array(z.object(vatShare)),
    net: lei,
    vat: lei,
    total: lei,
  })
  .openapi("SalesJournalRow");
export type SalesJournalRow = z.infer<typeof saleRow>;

const next = z.int().nullable();

export const readSalesJournal = call({
  method: "get",
  path: "/staff/books/sales",
  tag,
  summary: `Returns the sales journal: every invoice and storno of a period in order of issue, ${PARTS}. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(saleRow), next })),
});

const vatRow = z.object({ month: z.string(), ...vatShare, total: lei }).openapi("VatBookRow");
export type VatBookRow = z.infer<typeof vatRow>;
const salesTotals = z
  .object({ invoices: z.int(), stornos: z.int(), net: lei, vat: lei, total: lei })
  .openapi("SalesTotals");
export type SalesTotals = z.infer<typeof salesTotals>;

export const getVatBook = call({
  method: "get",
  path: "/staff/books/vat",
  tag,
  summary: `Returns sales net of stornos by month, VAT rate and VAT category, with the total of all documents. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(z.object({ rows: z.array(vatRow), totals: salesTotals })),
});

const stockRow = z
  .object({
    product_id: z.int(),
    code: z.string(),
    name: z.string(),
    /** Quantities before the first day, received, issued, and after the last day. */
    opening: z.int(),
    came: z.int(),
    went: z.int(),
    closing: z.int(),
  })
  .openapi("StockRegisterRow");
export type StockRegisterRow = z.infer<typeof stockRow>;

export const readStockBook = call({
  method: "get",
  path: "/staff/books/stock",
  tag,
  summary: `Returns each product's opening stock, receipts, issues and closing stock for a period, from the stock ledger, ${PARTS}. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(stockRow), next })),
});

const cashRow = z
  .object({
    id: z.int(),
    /** Day stated in the courier's file, or the day of its upload. */
    day: z.string(),
    file: z.string(),
    awb: z.string(),
    order: z.object({ id: z.int(), number: z.int() }).nullable(),
    invoice: z.string().nullable(),
    amount: lei,
  })
  .openapi("CashBookRow");
export type CashBookRow = z.infer<typeof cashRow>;

export const readCashBook = call({
  method: "get",
  path: "/staff/books/cash",
  tag,
  summary: `Returns cash on delivery paid out by couriers, by day, file and order, ${PARTS}. Skipped rows are excluded; totals cover the whole period. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(
    z.object({
      rows: z.array(cashRow),
      next,
      totals: z.object({ rows: z.int(), amount: lei, /** Amount not yet matched to an order. */ open: lei }),
    }),
  ),
});

const packagingRow = z
  .object({
    year: z.int(),
    material: z.enum(MATERIALS),
    goods_grams: z.number(),
    parcels_grams: z.number(),
  })
  .openapi("PackagingBookRow");
export type PackagingBookRow = z.infer<typeof packagingRow>;

export const getPackagingBook = call({
  method: "get",
  path: "/staff/books/packaging",
  tag,
  summary: `Returns packaging by year and material: of ordered goods without cancelled ones, from current product data, and of parcels, from the setting \`packaging\`. \`unsaid\` counts pieces without packaging data. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(
    z.object({
      rows: z.array(packagingRow),
      unsaid: z.array(z.object({ year: z.int(), pieces: z.int() })),
      parcels: z.int(),
      parcel: z.string(),
    }),
  ),
});
