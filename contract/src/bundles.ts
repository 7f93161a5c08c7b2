/** Bundles of products (requirements: B8, B20; decisions/0042: Our own calls). */
import { z } from "@hono/zod-openapi";
import { breadcrumb } from "./breadcrumbs.ts";
import { call, idParam, lei, numberQuery, one, paged } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { productItem } from "./listing.ts";

const tag = "Catalogue";

export const bundle = z
  .object({
    id: z.int(),
    /** 1 published, 0 draft. */
    status: z.int(),
    sortorder: z.int(),
    picture: z.object({ original: z.string() }).nullable(),
    info: z.object({ url: z.string(), name: z.string(), description: z.string() }),
    /** Extension: total_price - price. */
    save_amount: lei,
    is_buyable: z.boolean(),
    bundle_stock: z.int(),
    price: lei,
    total_price: lei,
    breadcrumbs: z.array(breadcrumb),
    products: z.array(productItem),
  })
  .openapi("Bundle");
export type Bundle = z.infer<typeof bundle>;

export const listBundles = call({
  method: "get",
  path: "/bundles",
  tag,
  summary: "Lists published bundles in the shop's order",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 100_000),
      perPage: numberQuery(LIMITS.perPage, 1, LIMITS.maxPerPage),
    }),
  },
  answer: paged(bundle),
});

export const getBundle = call({
  method: "get",
  path: "/bundles/{id}",
  tag,
  summary: "Returns one bundle with its products",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(bundle),
});
