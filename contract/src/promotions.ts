/** Promotions (requirements: B6, B20; decisions/0042: Our own calls). */
import { z } from "@hono/zod-openapi";
import { call, idParam, one, lei } from "./envelope.ts";
import { productItem } from "./listing.ts";

/** A promotion as its banner shows it (requirements: B20). */
export const promoBanner = z.object({
  id: z.int(),
  url: z.string(),
  promopic: z.string(),
  promopic_mobile: z.string(),
  promotitle: z.string(),
});
export type PromoBanner = z.infer<typeof promoBanner>;

/** A promotion. Its products are fetched with POST /advance_search. */
export const promotion = promoBanner
  .extend({
    /** Description as HTML. */
    description: z.string(),
    promo_to: z.iso.datetime(),
    /**
     * Gift, added once per cart: when its products are worth at least `from` lei or, if `from` is null, when
     * it contains a product of the promotion.
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
