/** Sales figures by calendar day in Romania, from the current state of orders. */
import { z } from "@hono/zod-openapi";
import { call, lei, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { FIGURE_STEPS } from "./figures.values.ts";

const tag = "Staff: figures";
const access = { staff: "figures:view" } as const;

function day(label: string) {
  return z.iso.date({ error: MESSAGES.invalid(label) });
}
const period = { from: day("De la"), to: day("Până la") };
const PERIOD =
  "`from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive, at most two years apart. Cancelled and refused orders are excluded; refunds are not deducted";

const sales = {
  orders: z.int(),
  sales: lei,
  /** `sales` without VAT. */
  net: lei,
  /** Average order value; 0 without orders. */
  basket: lei,
};
const series = z.object({
  from: z.string(),
  to: z.string(),
  ...sales,
  /** Includes steps without sales. The first step may begin before the period. */
  steps: z.array(z.object({ start: z.string(), ...sales })),
});
const salesFigures = z
  .object({
    now: series,
    before: series,
    /** True if the period ends today: `before` then ends at the same time of day. */
    is_until_now: z.boolean(),
  })
  .openapi("SalesFigures");
export type SalesFigures = z.infer<typeof salesFigures>;

export const getSalesFigures = call({
  method: "get",
  path: "/staff/figures/sales",
  tag,
  summary: `Returns orders, sales and the average order value grouped by \`by\` (day, week or month), with the previous period. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: {
    query: z.object({
      ...period,
      by: z.enum(FIGURE_STEPS, { error: MESSAGES.invalid("Pas") }).default("day"),
    }),
  },
  answer: one(salesFigures),
});

const searched = z.object({
  /** In lower case without diacritics. */
  term: z.string(),
  times: z.int(),
  empty: z.int(),
  found: z.int(),
  meant: z.string().nullable(),
});
const searchFigures = z
  .object({
    /** The 50 most frequent terms without results. */
    empty: z.array(searched),
    most: z.array(searched),
  })
  .openapi("SearchFigures");
export type SearchFigures = z.infer<typeof searchFigures>;

export const getSearchFigures = call({
  method: "get",
  path: "/staff/figures/searches",
  tag,
  summary:
    "Returns visitors' search terms, counted by day and term without personal data and kept for 90 days. Terms that look like an e-mail address, a phone number or another long number are not counted. `from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive, at most two years apart",
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(searchFigures),
});

const sold = z.object({ id: z.int(), name: z.string(), pieces: z.int(), sales: lei });
const share = z.object({ name: z.string(), orders: z.int(), sales: lei });
const shareFigures = z
  .object({
    /** The ten products with the highest revenue. */
    products: z.array(sold),
    /** Top-level categories by revenue; a product in two categories counts in both. */
    categories: z.array(sold),
    payments: z.array(share),
    deliveries: z.array(share),
    /** Each order counts in one channel; `name` is one of FIGURE_CHANNELS. */
    channels: z.array(share),
    /** `name` is the order's `customer_type`. */
    buyers: z.array(share),
  })
  .openapi("ShareFigures");
export type ShareFigures = z.infer<typeof shareFigures>;

export const getShareFigures = call({
  method: "get",
  path: "/staff/figures/shares",
  tag,
  summary: `Returns the best-selling products and the shares of payment methods and delivery options. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(shareFigures),
});

const buyer = z.object({
  /** Null for guests, who are grouped by email address. */
  customer_id: z.int().nullable(),
  /** The company on the last order, otherwise the buyer. */
  name: z.string(),
  orders: z.int(),
  sales: lei,
  orders_before: z.int(),
  sales_before: lei,
  last_order_at: z.string(),
});
const buyerFigures = z
  .object({
    /** The 50 buyers with the highest sales. */
    best: z.array(buyer),
    /** The 50 buyers with the highest sales in the preceding period who bought nothing in this one. */
    stopped: z.array(buyer),
  })
  .openapi("BuyerFigures");
export type BuyerFigures = z.infer<typeof buyerFigures>;

export const getBuyerFigures = call({
  method: "get",
  path: "/staff/figures/buyers",
  tag,
  summary: `Returns the best buyers and those who stopped buying. Also needs \`customers:view\`. ${PERIOD}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(buyerFigures),
});

const cartFigures = z
  .object({
    /** Carts begun in the period that contain something. */
    filled: z.int(),
    ordered: z.int(),
    /** Not ordered, and unchanged for 24 hours. */
    abandoned: z.int(),
    abandoned_value: lei,
    /** The ten products with the highest value in abandoned carts. */
    products: z.array(sold),
  })
  .openapi("CartFigures");
export type CartFigures = z.infer<typeof cartFigures>;

export const getCartFigures = call({
  method: "get",
  path: "/staff/figures/carts",
  tag,
  summary:
    "Returns how many carts of a period were ordered or abandoned, at the prices that buyers saw. `from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive, at most two years apart",
  access,
  effect: "read",
  fromReplica: true,
  request: { query: z.object(period) },
  answer: one(cartFigures),
});
