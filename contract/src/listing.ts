/** Product lists and their filters (requirements: B20, B19). */
import { z } from "@hono/zod-openapi";
import { call, lei, listQuery, numberQuery, paged } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { ZONES } from "./zones.values.ts";

/** 1 in stock, 2 out of stock, 3 limited. */
export const stockId = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Present only in responses to customers who have a price of their own. */
export const ownPriceShown = z
  .object({
    public_price: lei,
    /** One sentence; "" when the price differs only by quantity. */
    reason: z.string(),
    /** Unit price from each quantity on; empty when there is a single price. */
    steps: z.array(z.object({ from: z.int(), price: lei })),
  })
  .openapi("OwnPrice");
export type OwnPriceShown = z.infer<typeof ownPriceShown>;

/** A parameter in which variants differ, with the closest variant for each of its values. */
export const variantGroup = z.object({
  name: z.string(),
  choices: z.array(
    z.object({
      value: z.string(),
      selected: z.boolean(),
      buyable: z.boolean(),
      info: z.object({ url: z.string() }),
      /** Extension: other parameters that change, because no variant differs in this one only. */
      changes: z.string().optional().openapi({ example: "5 l" }),
      /** Extension: this buyer's price; present on product pages when the choices differ in price. */
      price: lei.optional(),
      /** Extension: present when the choices differ in content. */
      unit_price: z.string().optional().openapi({ example: "10,58 lei/l" }),
      /** Extension: percent saved per unit of measure compared with the smallest variant. */
      unit_saves: z.int().optional(),
    }),
  ),
});
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
    /** Lists include links to every variant, other responses only the product's own value. */
    variants: z.array(variantGroup).optional(),
    /** Extension: price per bucket of 8 l; absent for products that are not diluted. */
    bucket_price: priceRange.optional(),
    zones: z.array(z.enum(ZONES)).optional(),
    /** Extension: signal word and hazard classes in one line (CLP art. 48(2)). */
    hazard: z.string().optional(),
    family_id: z.int().optional(),
    /** Extension, in lists by family and for company buyers: VAT percent. */
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

/** Filter parameters shared by GET /products, GET …/filters and the searches (B-209). */
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
  /** Extension: 1 paginates by variant family and lists each family's matching products consecutively. */
  families: numberQuery(0, 0, 1),
};

export const listProducts = call({
  method: "get",
  path: "/products",
  tag: "Catalogue",
  summary: "Lists products of a category or a brand, or of the whole shop without either",
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
