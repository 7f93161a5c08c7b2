import { toBani, toLei } from "@curat/contract/lei.values";
import { netOf } from "@curat/contract/vat.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { LineDiscount, OrderDiscount } from "@curat/contract/staff/discounts.fields";
import * as calls from "@curat/contract/staff/manual-orders";
import type { ApiContext } from "../../../context.ts";
import type { Staff } from "../../../http/caller.ts";
import { idOf } from "../../../http/ids.ts";
import { conflict, invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { toWireCart } from "../cart/index.ts";
import { toWireDiscount } from "../staff-discounts/index.ts";
import { showStaffOrder } from "../orders/index.ts";
import { placeManual, previewManual, sendLink } from "./manual-orders.service.ts";

interface SentGoods {
  customerid: number | null;
  offerid?: number | null | undefined;
  lines: { productid: number; quantity: number; discount?: LineDiscount | undefined }[];
  voucher: string;
  discount?: OrderDiscount | undefined;
}

export function manualOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.previewManualOrder, async ({ body, staff }) => {
    const made = await previewManual(context, goodsOf(body, staff), {
      customerType: body.customer_type,
      cui: cuiDigits(body.cui) || null,
      countyId: body.countyid,
      cityId: body.cityid,
      deliveryId: body.deliveryid,
      paymentId: body.paymentid,
    });
    const { customer, view, errors, stock, discounted, freeLines } = made;
    const refused = Object.entries(errors).filter(([field]) => !field.endsWith(".quantity"));
    if (refused.length > 0) throw invalid(Object.fromEntries(refused));
    // The preview's cart was rolled back, so its token is useless.
    const { qcartid: _token, ...cart } = toWireCart(view, { token: undefined, customer });
    return {
      data: {
        cart,
        stock: stock.map(({ productId, stock: pieces }) => ({ productid: productId, stock: pieces })),
        free_lines: freeLines.map(({ name, unit, quantity, unitBani, vatPercent }) => ({
          name,
          unit,
          quantity,
          price: toLei(unitBani),
          subtotal: toLei(quantity * unitBani),
          ...(body.customer_type === "pj" && { subtotal_net: toLei(netOf(quantity * unitBani, vatPercent)) }),
        })),
        ...toWireDiscount(discounted),
      },
    };
  });

  serve(app, calls.placeManualOrder, async ({ body, staff }) => {
    const { key, total, order, credit_reason: reason } = body;
    if (reason !== "" && !staff.permissions.includes("credit:edit"))
      throw invalid({ credit_reason: ["Nu ai dreptul să depășești limita firmei."] });
    const creditReason = reason || undefined;
    const input = {
      ...goodsOf(body, staff, body.discount_reason),
      key,
      totalBani: toBani(total),
      body: order,
      creditReason,
      actor: staff,
    };
    return { data: await showStaffOrder(db, await placeManual(context, input)) };
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

function goodsOf(
  { customerid, offerid, lines, voucher, discount }: SentGoods,
  actor: Staff,
  reason?: string,
) {
  if (offerid && !actor.permissions.includes("offers:view"))
    throw invalid({ offerid: ["Nu ai dreptul să vezi ofertele."] });
  const items = lines.map(({ productid: id, ...line }) => ({ kind: "product" as const, id, ...line }));
  return {
    discount: { items, discount, reason, actor },
    customerId: customerid,
    offerId: offerid ?? undefined,
    lines: lines.map(({ productid, quantity }) => ({ productId: productid, quantity })),
    voucherCode: voucher,
  };
}
