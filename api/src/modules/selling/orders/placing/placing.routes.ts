import { placeOrder as placeOrderCall } from "@curat/contract/orders";
import type { ApiContext } from "../../../../context.ts";
import { conflict, invalid, tooManyRequests } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { shopperOf } from "../../cart/index.ts";
import { showsPersonalData } from "../orders.rules.ts";
import { placeOrder } from "./place-order.service.ts";
import { toWireOrder } from "../orders.wire.ts";

export function ordersRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, placeOrderCall, async ({ body, ...asked }) => {
    const shopper = await shopperOf(context, asked);
    const placed = await placeOrder(context, { ...shopper, visitor: asked.visitor }, body);
    if (placed.ok) {
      const { order, lines, mixing, paymentForm } = placed;
      const isOwner = shopper.customer !== undefined && order.customerId === shopper.customer.id;
      const orderData = toWireOrder(
        { order, lines, mixing },
        isOwner || showsPersonalData(order.placedAt, context.now()),
      );
      return { data: { orderData, ...(paymentForm !== undefined && { paymentForm }) } };
    }
    if (placed.error === "refused") throw invalid(placed.errors);
    if (placed.error === "too-many") throw tooManyRequests(60_000);
    throw conflict({ randomid: placed.randomId });
  });
}
