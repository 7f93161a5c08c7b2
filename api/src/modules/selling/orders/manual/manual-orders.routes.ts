import { toBani } from "@curat/contract/lei.values";
import { cuiDigits } from "@curat/contract/cui.values";
import * as calls from "@curat/contract/staff/typed-orders";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { conflict, invalid } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { toWireCart } from "../../cart/index.ts";
import { showStaffOrder } from "../staff/staff-order-answer.ts";
import { placeTyped, previewTyped, sendLink } from "./manual-orders.service.ts";

interface SentGoods {
  customerid: number | null;
  lines: { productid: number; quantity: number }[];
  voucher: string;
}

/** Orders that the shop's people type in. */
export function manualOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.previewTypedOrder, async ({ body }) => {
    const made = await previewTyped(context, goodsOf(body), {
      customerType: body.customer_type,
      cui: cuiDigits(body.cui) || null,
      countyId: body.countyid,
      cityId: body.cityid,
      deliveryId: body.deliveryid,
      paymentId: body.paymentid,
    });
    if (!made.ok) throw invalid(made.errors);
    const { customer, view, errors, stock } = made;
    const unsold = Object.entries(errors).filter(([field]) => !field.endsWith(".quantity"));
    if (unsold.length > 0) throw invalid(Object.fromEntries(unsold));
    // The cart is gone: nobody can use its token.
    const { qcartid: _token, ...cart } = toWireCart(view, { token: undefined, customer });
    return {
      data: {
        cart,
        stock: stock.map(({ productId, stock: pieces }) => ({ productid: productId, stock: pieces })),
      },
    };
  });

  serve(app, calls.placeTypedOrder, async ({ body, staff }) => {
    const { key, total, order } = body;
    const totalBani = toBani(total);
    const placed = await placeTyped(context, { ...goodsOf(body), key, totalBani, body: order, actor: staff });
    if (!placed.ok) throw invalid(placed.errors);
    return { data: await showStaffOrder(db, placed.id) };
  });

  serve(app, calls.sendPaymentLink, async ({ params, staff }) => {
    const id = idOf(params.id);
    await showStaffOrder(db, id);
    const isSent = await sendLink(context, id, staff);
    const order = await showStaffOrder(db, id);
    if (!isSent) throw conflict(order);
    return { data: order };
  });
}

function goodsOf({ customerid, lines, voucher }: SentGoods) {
  return {
    customerId: customerid,
    lines: lines.map(({ productid, quantity }) => ({ productId: productid, quantity })),
    voucherCode: voucher,
  };
}
