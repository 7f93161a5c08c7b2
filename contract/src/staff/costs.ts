/** Costs of goods. All amounts are without VAT. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, sentLei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { MAX_BOOK_ROWS } from "./books.values.ts";

const tag = "Staff: costs";
const access = { staff: "costs:view" } as const;

const entry = z
  .object({
    id: z.int(),
    at: z.string(),
    kind: z.string(),
    /** Pieces added; negative for pieces removed; 0 if only the value changed. */
    pieces: z.int(),
    value: lei,
    pieces_after: z.int(),
    value_after: lei,
    actor: z.string(),
    /** The document, such as "NIR 12". */
    reference: z.string(),
    receiptid: z.int().nullable(),
    orderid: z.int().nullable(),
    order_number: z.string().nullable(),
  })
  .openapi("CostEntry");
export type CostEntry = z.infer<typeof entry>;

const cost = {
  productID: z.int(),
  /** False until a cost of the product is known. */
  is_tracked: z.boolean(),
  /** Pieces physically in stock, including those of orders that have not shipped. */
  pieces: z.int(),
  value: lei,
  /** Average cost of a piece; null if unknown. */
  average: lei.nullable(),
  last_receipt: z.object({ at: z.string(), reference: z.string(), unit: lei }).nullable(),
};

export const getProductCost = call({
  method: "get",
  path: "/staff/products/{id}/cost",
  tag,
  summary: "Returns a product's average cost and its cost ledger, newest first, 20 per page",
  access,
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: one(z.object({ ...cost, entries: z.array(entry), total: z.int() })),
});

export const openProductCost = call({
  method: "post",
  path: "/staff/products/{id}/cost",
  tag,
  summary:
    "Begins to track the cost of a product at `unit_cost` a piece. Also needs `costs:view`; 422 if the cost is already tracked",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          unit_cost: sentLei(
            z
              .number({ error: MESSAGES.required("Cost inițial") })
              .min(0, MESSAGES.invalid("Cost inițial"))
              .max(1_000_000, MESSAGES.invalid("Cost inițial")),
          ),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object(cost)),
});

const margin = {
  /** Sales after discounts, without refunded pieces. */
  net: lei,
  /** Cost fixed when the goods shipped; until then the average cost; null if unknown. */
  cost: lei.nullable(),
  margin: lei.nullable(),
  /** Margin in percent of `net`. */
  percent: z.number().nullable(),
};

export const getOrderMargin = call({
  method: "get",
  path: "/staff/orders/{id}/margin",
  tag,
  summary: "Returns the margin of an order and of its lines",
  access,
  effect: "read",
  request: { params: idParam },
  answer: one(
    z
      .object({ ...margin, lines: z.array(z.object({ position: z.int(), name: z.string(), ...margin })) })
      .openapi("OrderMargin"),
  ),
});

const day = (label: string) => z.iso.date({ error: MESSAGES.invalid(label) });
const period = { from: day("De la"), to: day("Până la") };
const PERIOD = "`from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive";

const value = {
  opening: lei,
  /** Includes the value of the stock when cost tracking began. */
  receipts: lei,
  sold: lei,
  returned: lei,
  corrected: lei,
  closing: lei,
  /** Pieces physically in stock after the last day. */
  pieces: z.int(),
};
const valueRow = z
  .object({ product_id: z.int(), code: z.string(), name: z.string(), ...value })
  .openapi("StockValueRow");
export type StockValueRow = z.infer<typeof valueRow>;

export const readStockValueBook = call({
  method: "get",
  path: "/staff/books/stock-value",
  tag,
  summary: `Returns the value of each product's goods for a period, in parts; request the next part until \`next\` is null. opening + receipts − sold + returned + corrected = closing. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: {
    query: z.object({
      ...period,
      /** `next` of the previous page; 0 for the first page. */
      after: numberQuery(0, 0, Number.MAX_SAFE_INTEGER),
      rows: numberQuery(50, 1, MAX_BOOK_ROWS),
    }),
  },
  answer: one(z.object({ rows: z.array(valueRow), next: z.int().nullable(), totals: z.object(value) })),
});

const sums = {
  ...margin,
  /** Sales without VAT whose cost is unknown; not included in the other sums. */
  unknown: lei,
};
const group = z.object({ id: z.int(), name: z.string(), pieces: z.int(), ...sums });
const marginFigures = z
  .object({
    now: z.object(sums),
    /** The preceding period of equal length. */
    before: z.object(sums),
    /** Goods of orders placed in the period, whether shipped or not, at today's average cost. */
    expected: z.object(sums),
    /** The 50 groups with the highest margin. */
    products: z.array(group),
    categories: z.array(group),
    brands: z.array(group),
    /** Empty without `customers:view`. */
    customers: z.array(group),
  })
  .openapi("MarginFigures");
export type MarginFigures = z.infer<typeof marginFigures>;

export const getMarginFigures = call({
  method: "get",
  path: "/staff/figures/margin",
  tag,
  summary: `Returns the margin of goods that left in a period, minus goods that came back and refunds. ${PERIOD}, at most two years apart`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(marginFigures),
});

const MAX_CHECKED = 500;
const marginCheck = z
  .object({
    productID: z.int(),
    /** Without VAT. */
    net: lei,
    average: lei,
    percent: z.number().nullable(),
    warning: z.string().nullable(),
  })
  .openapi("MarginCheck");
export type MarginCheck = z.infer<typeof marginCheck>;

export const checkMargins = call({
  method: "post",
  path: "/staff/margin-checks",
  tag,
  summary:
    "Returns what prices with VAT earn, with a warning below cost or below the margin of the setting `margins`. Products without a known cost are omitted",
  access,
  effect: "read",
  request: {
    body: json(
      z.object(
        {
          prices: z
            .array(
              z.object({
                productID: z.int().positive(),
                price: sentLei(z.number().min(0).max(10_000_000)),
              }),
            )
            .max(MAX_CHECKED, MESSAGES.malformed),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.array(marginCheck)),
});
