import { tryStaffCart } from "@curat/contract/staff/test-cart";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { tryCart } from "./try-cart.service.ts";

export function tryCartRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, tryStaffCart, async ({ body: { lines, voucher, customer_type: customerType } }) => {
    const input = lines.map(({ productid: productId, quantity }) => ({ productId, quantity }));
    const tried = await tryCart(context, { lines: input, voucherCode: voucher, customerType });
    if (!tried.ok) throw invalid(tried.errors);
    return { data: tried.cart };
  });
}
