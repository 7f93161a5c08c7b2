/** Home page blocks and articles (requirements: B7, B20). */
import { z } from "@hono/zod-openapi";
import { banner } from "./catalog.ts";
import { productItem } from "./listing.ts";
import { call, idParam, numberQuery, one, paged } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { ZONES } from "./zones.values.ts";
import { promoBanner } from "./promotions.ts";

const tag = "Content";

export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  intro: z.string(),
  pic: z.string().nullable(),
  created: z.string(),
});
export const brandCard = z.object({
  brandID: z.int(),
  brand: z.string(),
  url: z.string(),
  picture: z.string().nullable(),
});
const heading = { title: z.string(), url: z.string().nullable() };

export const homeBlock = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("hero_banners"), banners: z.array(banner) }),
    z.object({ type: z.literal("custom_html"), html: z.string() }),
    z.object({ type: z.literal("banner"), banners: z.array(banner) }),
    z.object({ type: z.literal("product"), ...heading, products: z.array(productItem) }),
    z.object({ type: z.literal("blogarticle"), ...heading, articles: z.array(articleCard) }),
    z.object({ type: z.literal("brand_carousel"), ...heading, brands: z.array(brandCard) }),
    z.object({
      type: z.literal("zones"),
      ...heading,
      rooms: z.array(z.object({ zone: z.enum(ZONES), pic: z.string().nullable() })),
    }),
    // Extension: for each surface to clean, the products with the lowest price per bucket, cheapest first.
    z.object({
      type: z.literal("buckets"),
      ...heading,
      surfaces: z.array(z.object({ name: z.string(), url: z.string(), products: z.array(productItem) })),
    }),
  ])
  .openapi("HomeBlock");
export type HomeBlock = z.infer<typeof homeBlock>;

export const homePage = z.object({ blocks: z.array(homeBlock), promos: z.array(promoBanner) });
export type HomePage = z.infer<typeof homePage>;

export const getHomePage = call({
  method: "get",
  path: "/utilities/homepagev2",
  tag,
  summary: "Lists the blocks of the home page, in order, and the running promotions",
  access: "public",
  effect: "read",
  answer: one(homePage),
});

export const article = z
  .object({
    id: z.int(),
    url: z.string(),
    pic: z.string().nullable(),
    created: z.string(),
    created_at: z.string(),
    teaser: z.string(),
    title: z.string(),
    intro: z.string(),
    docs: z.array(z.object({ url: z.string(), doctitle: z.string() })),
    info: z.object({
      title: z.string(),
      image: z.string().nullable(),
      content: z.string(),
      linktitle: z.string(),
    }),
  })
  .openapi("Article");
export type Article = z.infer<typeof article>;

const listedArticle = articleCard
  .extend({ typeID: z.int(), created_at: z.string(), linktitle: z.string() })
  .openapi("ListedArticle");
export type ListedArticle = z.infer<typeof listedArticle>;

/** Extension: the specification gives only the list and its page size (requirements: C12). */
export const listArticles = call({
  method: "get",
  path: "/articles",
  tag,
  summary: "Lists the articles of a footer group, in the footer's order",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 100_000),
      perPage: numberQuery(LIMITS.articlesPerPage, 1, LIMITS.articlesPerPage),
    }),
  },
  answer: paged(listedArticle),
});

export const getArticle = call({
  method: "get",
  path: "/articles/{id}",
  tag,
  summary: "Returns one article by id",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(article),
});
