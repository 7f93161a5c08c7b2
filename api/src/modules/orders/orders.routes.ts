import { placeOrder as placeOrderCall } from "@curat/contract/orders";
import type { ApiContext } from "../../config.ts";
import { conflict, invalid } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { showsPersonalData } from "./orders.rules.ts";
import { placeOrder } from "./orders.service.ts";
import { toWireOrder } from "./orders.wire.ts";

export function ordersRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, placeOrderCall, async ({ body, cartToken }) => {
    const placed = await placeOrder(context, cartToken, body);
    if (placed.ok) {
      const { order } = placed;
      return { data: { orderData: toWireOrder(order, showsPersonalData(order.placedAt, context.now())) } };
    }
    if (placed.error === "refused") throw invalid(placed.errors);
    throw conflict({ randomid: placed.randomId });
  });
}
