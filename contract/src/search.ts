/** Search and suggestions (requirements: B9, B19). */
import { z } from "@hono/zod-openapi";
import { call, json, listQuery, numberQuery, one, paged, lei } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { filter, listingQuery, productItem } from "./listing.ts";

const tag = "Search";
const termParam = z.object({ term: z.string().openapi({ example: "detergent pardoseli" }) });

export const searchProducts = call({
  method: "get",
  path: "/search/{term}",
  tag,
  summary: "Lists products that match a term; `searched` contains the words used if the term was relaxed",
  access: "public",
  effect: "read",
  request: {
    params: termParam,
    query: z.object({
      ...listingQuery,
      query: z
        .string()
        .optional()
        .openapi({ description: "Additional words that the results of the term must also contain" }),
      filters: listQuery.openapi({
        description: "Selected filter values like sel_params, comma-separated or repeated",
      }),
      categoryid: numberQuery(0, 1, 2 ** 31 - 1),
      count: z
        .enum(["1"])
        .optional()
        .catch(undefined)
        .openapi({
          type: "string",
          enum: ["1"],
          description: "The search was made by a person: the term is counted, without storing the person",
        }),
    }),
  },
  answer: paged(productItem).extend({ filters: z.array(filter), searched: z.string().optional() }),
});

/** Invalid values become the fallback. */
function numberField(fallback: number, min: number, max: number) {
  return z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? undefined)
    .pipe(numberQuery(fallback, min, max));
}

const ID = [0, 1, 2 ** 31 - 1] as const;

export const advancedSearch = call({
  method: "post",
  path: "/advance_search",
  tag,
  summary: "Lists products of a promotion, a brand or both, with their filters",
  access: "public",
  effect: "read",
  request: {
    body: json(
      z.object({
        page: numberField(1, 1, 100_000),
        perPage: numberField(LIMITS.promotionPerPage, 1, LIMITS.maxPerPage),
        sortorder: numberField(0, -1, 6),
        families: numberField(0, 0, 1),
        brandID: numberField(...ID),
        filters: z.object({ promoID: numberField(...ID) }).nullish(),
        /** Accepted but ignored, because the filters determine the list. */
        listing_type: z.string().nullish(),
        sel_params: listQuery,
        sel_params_price: z.string().nullish(),
      }),
    ),
  },
  answer: paged(productItem).extend({ filters: z.array(filter) }),
});

export const suggestion = z
  .object({
    productID: z.int().optional(),
    product: z.string().optional(),
    pic: z.string().nullable().optional(),
    price: lei.optional(),
    categoryID: z.int().optional(),
    category: z.string().optional(),
    count: z.int().optional(),
    brandID: z.int().optional(),
    brand: z.string().optional(),
    url: z.string().optional(),
  })
  .openapi("Suggestion");
export type Suggestion = z.infer<typeof suggestion>;

export const getSuggestions = call({
  method: "get",
  path: "/search/suggestion/{term}",
  tag,
  summary: "Suggests up to 10 categories, 3 products and 3 brands for a partial term",
  access: "public",
  effect: "read",
  request: { params: termParam },
  answer: one(z.array(suggestion)).extend({
    total: z.int().optional(),
  }),
});

export const listPopularSearches = call({
  method: "get",
  path: "/popular-searches",
  tag,
  summary:
    "Lists up to five popular search terms of the last 30 days that were used on several days and have results",
  access: "public",
  effect: "read",
  answer: one(z.array(z.object({ term: z.string() }))),
});
