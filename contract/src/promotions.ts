/** Promotions (requirements: B6, B20; decisions/0042: Our own calls). */
import { z } from "@hono/zod-openapi";
import { call, idParam, one, lei } from "./envelope.ts";
import { productItem } from "./listing.ts";

export const promoBanner = z.object({
  id: z.int(),
  url: z.string(),
  promopic: z.string(),
  promopic_mobile: z.string(),
  promotitle: z.string(),
});
export type PromoBanner = z.infer<typeof promoBanner>;

/** The products of a promotion are fetched with POST /advance_search. */
export const promotion = promoBanner
  .extend({
    description: z.string(),
    promo_to: z.iso.datetime(),
    /**
     * The gift is added once to a cart with products of the promotion worth at least `from` lei; null means any
     * amount.
     */
    gift: z.object({ quantity: z.int(), from: lei.nullable(), product: productItem }).nullable(),
  })
  .openapi("Promotion");
export type Promotion = z.infer<typeof promotion>;

export const getPromotion = call({
  method: "get",
  path: "/promotions/{id}",
  tag: "Catalogue",
  summary: "Returns one running promotion with its text, end date and gift",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(promotion),
});
