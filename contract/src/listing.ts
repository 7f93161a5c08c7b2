/** Lists of products and their filters (requirements: B20, B19). */
import { z } from "@hono/zod-openapi";
import { call, lei, listQuery, numberQuery, paged } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { ZONES } from "./zones.values.ts";

/** stockID: 1 in stock, 2 out of stock, 3 limited. */
export const stockId = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What a customer's price of his own says beside it; only answers to that customer have it. */
export const ownPriceShown = z
  .object({
    /** What everybody else pays. */
    public_price: lei,
    /** Why it is another, in one sentence; "" where it is only for more pieces. */
    reason: z.string(),
    /** What one piece costs from so many on; empty where it is one price. */
    steps: z.array(z.object({ from: z.int(), price: lei })),
  })
  .openapi("OwnPrice");
export type OwnPriceShown = z.infer<typeof ownPriceShown>;

/** A parameter by which a product's variants differ, with the nearest variant that has each value. */
export const variantGroup = z.object({
  name: z.string(),
  choices: z.array(
    z.object({
      value: z.string(),
      selected: z.boolean(),
      buyable: z.boolean(),
      info: z.object({ url: z.string() }),
      /** Ours: what it changes besides, where no variant has the rest of this one's values. */
      changes: z.string().optional().openapi({ example: "5 l" }),
      /** Ours, on a product's page where the choices differ in it: lei with VAT, as whoever asks pays. */
      price: lei.optional(),
      /** Ours: where they differ in what one piece holds. */
      unit_price: z.string().optional().openapi({ example: "10,58 lei/l" }),
      /** Ours: percent that a unit of this one costs less than of the smallest. */
      unit_saves: z.int().optional(),
    }),
  ),
});
/** Of the lightest and of the strongest dose; the same where there is one dose. */
export const priceRange = z.object({ from: lei, to: lei }).openapi("PriceRange");
export type PriceRange = z.infer<typeof priceRange>;

export const productItem = z
  .object({
    info: z.object({ url: z.string(), product: z.string(), urls: z.object({ path: z.string() }) }),
    stockID: stockId,
    stock: z.string(),
    price: lei,
    oldprice: lei.nullable(),
    pic: z.string().nullable(),
    bundle_quantity: z.int().optional(),
    bundle_sortorder: z.int().optional(),
    productID: z.int().optional(),
    brand: z.string().optional(),
    save_percent: z.int().optional(),
    stars: z.number().optional(),
    liked: z.boolean().optional(),
    buyable: z.boolean().optional(),
    min_qty: z.int().optional(),
    order_qty: z.int().optional(),
    promo: z.string().optional(),
    is_new: z.boolean().optional(),
    unit_price: z.string().optional().openapi({ example: "12,40 lei/l" }),
    own_price: ownPriceShown.optional(),
    /** What tells it from its variants; in lists with the way to each of them, elsewhere its own value alone. */
    variants: z.array(variantGroup).optional(),
    /** Ours: what a bucket of 8 l costs; absent for what is not diluted. */
    bucket_price: priceRange.optional(),
    /** Ours: the zones of the colour code that it is for; absent without any. */
    zones: z.array(z.enum(ZONES)).optional(),
    /** Ours: signal word and kinds of hazard in one line; absent for what is not hazardous (CLP art. 48(2)). */
    hazard: z.string().optional(),
    /** Ours, in lists by family: the family of variants that it is one of. */
    family_id: z.int().optional(),
    /** Ours, in lists by family and for who buys for a company: percent of VAT in the price. */
    vat: z.number().optional(),
  })
  .openapi("ProductItem");
export type ProductItem = z.infer<typeof productItem>;

export const filterValue = z.object({
  display: z.string(),
  count: z.int().optional(),
  selected: z.boolean().optional(),
  url: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  selected_min: z.number().nullable().optional(),
  selected_max: z.number().nullable().optional(),
});
export const filter = z
  .object({
    type: z.enum(["category", "price", "other", "sterge"]),
    filterID: z.string(),
    display: z.string(),
    quick: z.boolean(),
    url: z.string(),
    values: z.array(filterValue),
  })
  .openapi("Filter");
export type Filter = z.infer<typeof filter>;
export type FilterValue = z.infer<typeof filterValue>;

/** How a listing is narrowed; the same in GET /products, GET …/filters and the searches (B-209). */
export const selection = {
  sel_params: listQuery,
  "sel_params[]": listQuery,
  sel_params_price: z.string().optional().openapi({ example: "10-60" }),
};
export const listingQuery = {
  ...selection,
  page: numberQuery(1, 1, 100_000),
  perPage: numberQuery(LIMITS.perPage, 1, LIMITS.maxPerPage),
  sortorder: numberQuery(0, -1, 6),
  /** Ours: 1 makes pages of families of variants, each with all its products that fit, one after the other. */
  families: numberQuery(0, 0, 1),
};

export const listProducts = call({
  method: "get",
  path: "/products",
  tag: "Catalogue",
  summary: "Products of a category or a brand; without either, of the whole shop",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      ...listingQuery,
      categoryid: numberQuery(0, 1, 2 ** 31 - 1),
      brandid: numberQuery(0, 1, 2 ** 31 - 1),
    }),
  },
  answer: paged(productItem),
});
