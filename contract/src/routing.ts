/** Resolves a path to its page (requirements: B2; decisions/0042: Router). */
import { z } from "@hono/zod-openapi";
import { call, done, json } from "./envelope.ts";
import { requiredText } from "./fields.ts";
import { FAULT } from "./faults.ts";

export const headInfo = z
  .object({
    canonical: z.string().optional(),
    headerTag: z.string().optional(),
    metaDescription: z.string().optional(),
    metaKeywords: z.string().optional(),
    metaRobots: z.string().optional(),
    metaTitle: z.string().optional(),
  })
  .openapi("HeadInfo");
export type HeadInfo = z.infer<typeof headInfo>;

export const routeTarget = z.object({
  extern: z.boolean(),
  url: z.string().optional(),
  id: z.int().optional(),
  type: z.string().optional(),
  articleID: z.int().optional(),
  productID: z.int().optional(),
  categoryID: z.int().optional(),
  promoID: z.int().optional(),
  brandID: z.int().optional(),
  landingpageID: z.int().optional(),
});
export type RouteTarget = z.infer<typeof routeTarget>;

const MAX_HITS = 1_000;

export const countRedirects = call({
  method: "post",
  path: "/utilities/redirects/hits",
  tag: "Routing",
  summary:
    "Counts followed redirects, batched by the caller that sent them; addresses that do not redirect are ignored",
  access: "public",
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          hits: z
            .array(
              z.object({
                from: requiredText("from", 2048),
                times: z.int().min(1).max(1_000_000),
              }),
            )
            .max(MAX_HITS),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: done,
});

export const resolveRoute = call({
  method: "post",
  path: "/utilities/router",
  tag: "Routing",
  summary:
    "Resolves an address; the HTTP status is always 200 and `statusCode` is 200, 301 (target in data.url) or 404",
  access: "public",
  effect: "read",
  returnsRedirects: true,
  request: { body: json(z.object({ url: requiredText("url", 2048) })) },
  answer: z.object({ statusCode: z.int(), headInfo: headInfo.nullable(), data: routeTarget }),
});
