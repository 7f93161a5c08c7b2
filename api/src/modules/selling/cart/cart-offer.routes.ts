import { addOfferToCart } from "@curat/contract/cart";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { addOffer } from "./cart-offer.service.ts";
import { toWireCart } from "./cart.wire.ts";
import { shopperOf } from "./shopper.ts";

export function cartOfferRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addOfferToCart, async ({ params, ...input }) => {
    const shopper = await shopperOf(context, input);
    const added = await addOffer(context, shopper, params.token);
    if (added.ok) return { data: toWireCart(added.view, shopper) };
    throw added.error === "unknown" ? notFound() : invalid({ offer: [added.refusal] });
  });
}
