/** Search and suggestions (browsing spec, sections 2 and 7). */
import { z } from "@hono/zod-openapi";
import { call, numberQuery, one, paged } from "./envelope.ts";
import { filter, listingQuery, productItem } from "./listing.ts";

const tag = "Search";
const termParam = z.object({ term: z.string().openapi({ example: "detergent pardoseli" }) });

export const searchProducts = call({
  method: "get",
  path: "/search/{term}",
  tag,
  summary: "Products that fit a term; `searched` tells the words used when the term had to be relaxed",
  request: {
    params: termParam,
    query: z.object({
      ...listingQuery,
      query: z.string().optional(),
      filters: z.string().optional(),
      categoryid: numberQuery(0, 1, 2 ** 31 - 1),
    }),
  },
  answer: paged(productItem).extend({ filters: z.array(filter), searched: z.string().optional() }),
});

export const suggestion = z
  .object({
    productID: z.int().optional(),
    product: z.string().optional(),
    pic: z.string().nullable().optional(),
    price: z.number().optional(),
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
  summary: "Up to 10 categories, 3 products and 3 brands while typing",
  request: { params: termParam },
  answer: one(z.array(suggestion)),
});
