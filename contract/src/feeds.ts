/** What search engines and price comparisons read: the shop's addresses and its products. Our own calls. */
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one } from "./envelope.ts";
import { BOT_KINDS } from "./feeds.values.ts";

const tag = "Feeds";

export const listSitemapFiles = call({
  method: "get",
  path: "/utilities/sitemap",
  tag,
  summary: "Names of the sitemap's files, each of at most 10,000 addresses",
  access: "public",
  effect: "read",
  answer: one(z.array(z.object({ file: z.string(), lastmod: z.string().nullable() }))),
});

const address = z.object({
  /** Path of the page. */
  url: z.string(),
  /** ISO 8601, where it is known. */
  lastmod: z.string().nullable(),
  picture: z.string().nullable(),
});
export type SitemapAddress = z.infer<typeof address>;

export const getSitemapFile = call({
  method: "get",
  path: "/utilities/sitemap/{file}",
  tag,
  summary: "The addresses of one file of the sitemap",
  access: "public",
  effect: "read",
  request: { params: z.object({ file: z.string() }) },
  answer: one(z.array(address)),
});

export const feedProduct = z
  .object({
    id: z.int(),
    /** The same for all variants of a product; null where it has none. */
    group: z.int().nullable(),
    code: z.string(),
    barcode: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    url: z.string(),
    pictures: z.array(z.string()),
    brand: z.string(),
    /** From the top: "Detergenți > Pardoseli". */
    category: z.string(),
    available: z.boolean(),
    /** What it costs now. */
    price: lei,
    /** The lowest price of the 30 days before the reduction; null without one. */
    oldprice: lei.nullable(),
    /** When the reduction begins and ends (ISO 8601), where it is a promotion's. */
    promo_from: z.string().nullable(),
    promo_to: z.string().nullable(),
    /** What a piece holds, "5 l"; null for what is not measured. */
    net_quantity: z.string().nullable(),
    weight_grams: z.int(),
    /** To the door, when the product is ordered alone. */
    delivery_price: lei,
  })
  .openapi("FeedProduct");
export type FeedProduct = z.infer<typeof feedProduct>;

export const listFeedProducts = call({
  method: "get",
  path: "/feeds/products",
  tag,
  summary: "Published products by ascending id, 1,000 at a time; `next` is the next call's `after`",
  access: "public",
  effect: "read",
  request: { query: z.object({ after: numberQuery(0, 0, 2_147_483_647) }) },
  answer: one(z.object({ products: z.array(feedProduct), next: z.int().nullable() })),
});

/** A feed with a layout of the shop's own; `{field}` in `item` is the product's field, escaped as `escape` says. */
export const feedTemplate = z.object({
  header: z.string().max(20_000),
  item: z.string().max(20_000),
  footer: z.string().max(20_000),
  escape: z.enum(["xml", "csv"]),
});
export type FeedTemplate = z.infer<typeof feedTemplate>;

export const getFeed = call({
  method: "get",
  path: "/feeds/{name}",
  tag,
  summary: "How a feed is written and the version of its products; 404 without its secret key",
  access: "public",
  effect: "read",
  request: { params: z.object({ name: z.string() }), query: z.object({ key: z.string().optional() }) },
  answer: one(
    z.object({
      /** Changes with every change of a product, a price, a stock or the layout. */
      version: z.string(),
      format: z.enum(["google", "meta", "template"]),
      template: feedTemplate.nullable(),
    }),
  ),
});

export const getRobots = call({
  method: "get",
  path: "/utilities/robots",
  tag,
  summary: "Which kinds of robots may read the shop",
  access: "public",
  effect: "read",
  answer: one(z.object({ allowed: z.record(z.enum(BOT_KINDS), z.boolean()) })),
});
