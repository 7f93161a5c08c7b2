/** Promotions (requirements: B6, B20; decisions/0042: Our own calls). */
import { z } from "@hono/zod-openapi";
import { call, idParam, one, lei } from "./envelope.ts";
import { productItem } from "./listing.ts";

/** Banner of a promotion (requirements: B20). */
export const promoBanner = z.object({
  id: z.int(),
  url: z.string(),
  promopic: z.string(),
  promopic_mobile: z.string(),
  promotitle: z.string(),
});
export type PromoBanner = z.infer<typeof promoBanner>;

/** Its products are fetched by POST /advance_search. */
export const promotion = promoBanner
  .extend({
    /** HTML. */
    description: z.string(),
    promo_to: z.iso.datetime(),
    /** Given once per cart: from `from` lei of products on, or with a product of the promotion. */
    gift: z.object({ quantity: z.int(), from: lei.nullable(), product: productItem }).nullable(),
  })
  .openapi("Promotion");
export type Promotion = z.infer<typeof promotion>;

export const getPromotion = call({
  method: "get",
  path: "/promotions/{id}",
  tag: "Catalogue",
  summary: "One running promotion with its text, its end and its gift",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(promotion),
});
