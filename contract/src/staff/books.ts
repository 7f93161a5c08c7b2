/** The shop's registers: sales and VAT by its invoices, goods by the ledger of stock, cash by what couriers handed over. */
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
  /** The `next` of the part before; 0 for the first. */
  after: numberQuery(0, 0, Number.MAX_SAFE_INTEGER),
  rows: numberQuery(50, 1, MAX_BOOK_ROWS),
});
const PERIOD = "`from` and `to` are days of Romania, yyyy-mm-dd, both counted";
const PARTS = "read part by part, until `next` is null";

const vatShare = {
  /** UNCL5305; null for an invoice from before it was kept. */
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
    /** "CUR-1042". */
    name: z.string(),
    kind: z.enum(["invoice", "storno"]),
    /** The day of issue in Romania, yyyy-mm-dd. */
    issued_on: z.string(),
    /** The invoice that a storno takes back. */
    storno_of: z.string().nullable(),
    buyer: z.string(),
    /** Empty for a person. */
    cui: z.string(),
    /** Below zero in a storno, as all of its amounts. */
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
  summary: `The sales journal: every invoice and storno of a period in the order of issue, ${PARTS}. ${PERIOD}`,
  access,
  effect: "read",
  readsAside: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(saleRow), next })),
});

const vatRow = z.object({ /** yyyy-mm */ month: z.string(), ...vatShare, total: lei }).openapi("VatBookRow");
export type VatBookRow = z.infer<typeof vatRow>;
const salesTotals = z
  .object({ invoices: z.int(), stornos: z.int(), net: lei, vat: lei, total: lei })
  .openapi("SalesTotals");
export type SalesTotals = z.infer<typeof salesTotals>;

export const getVatBook = call({
  method: "get",
  path: "/staff/books/vat",
  tag,
  summary: `What was sold by month, rate and category of VAT, stornos taken off, with the sum of all papers. ${PERIOD}`,
  access,
  effect: "read",
  readsAside: true,
  request: { query: z.object(period) },
  answer: one(z.object({ rows: z.array(vatRow), totals: salesTotals })),
});

const stockRow = z
  .object({
    product_id: z.int(),
    code: z.string(),
    name: z.string(),
    /** Pieces before the first day, that came, that went, and after the last day. */
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
  summary: `Pieces of each product before a period, that came and went in it, and after it, by the ledger of stock, ${PARTS}. ${PERIOD}`,
  access,
  effect: "read",
  readsAside: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(stockRow), next })),
});

const cashRow = z
  .object({
    id: z.int(),
    /** The day that the courier's file names, else the day on which the file came. */
    day: z.string(),
    /** The courier's file, which is one payment of his. */
    file: z.string(),
    awb: z.string(),
    /** Null while nobody said which order it belongs to. */
    order: z.object({ id: z.int(), number: z.int() }).nullable(),
    /** The order's standing invoice. */
    invoice: z.string().nullable(),
    amount: lei,
  })
  .openapi("CashBookRow");
export type CashBookRow = z.infer<typeof cashRow>;

export const readCashBook = call({
  method: "get",
  path: "/staff/books/cash",
  tag,
  summary: `Cash on delivery as couriers handed it over, by day, file and order; what was set aside is left out, ${PARTS}; the sums are of the whole period. ${PERIOD}`,
  access,
  effect: "read",
  readsAside: true,
  request: { query: part },
  answer: one(
    z.object({
      rows: z.array(cashRow),
      next,
      totals: z.object({ rows: z.int(), amount: lei, /** Of it without an order yet. */ open: lei }),
    }),
  ),
});

const packagingRow = z
  .object({
    year: z.int(),
    material: z.enum(MATERIALS),
    /** Grams: of the goods that were sold, and of the parcels that left. */
    goods_grams: z.number(),
    parcels_grams: z.number(),
  })
  .openapi("PackagingBookRow");
export type PackagingBookRow = z.infer<typeof packagingRow>;

export const getPackagingBook = call({
  method: "get",
  path: "/staff/books/packaging",
  tag,
  summary: `Packaging by year and material: of goods that orders took, less what was cancelled, as their products say it today, and of parcels by the setting \`packaging\`. \`unsaid\` counts the pieces of which nobody said it. ${PERIOD}`,
  access,
  effect: "read",
  readsAside: true,
  request: { query: z.object(period) },
  answer: one(
    z.object({
      rows: z.array(packagingRow),
      unsaid: z.array(z.object({ year: z.int(), pieces: z.int() })),
      parcels: z.int(),
      /** What one parcel is packed in; empty where nobody said. */
      parcel: z.string(),
    }),
  ),
});
