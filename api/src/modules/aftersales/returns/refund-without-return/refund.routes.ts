import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/refunds";
import type { Refundable } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionOf } from "../../../platform/changes/index.ts";
import { actOnOrder } from "../../../selling/orders/index.ts";
import {
  type RefundableOrder,
  refundablePieces,
  refundMethod,
  refundRefusal,
  type RefundRequest,
} from "./refund.rules.ts";
import { giveRefund, loadRefundable, previewRefund } from "./refund.service.ts";

export function staffRefundsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.getRefundable, async ({ params }) => {
    const order = await loadRefundable(db, idOf(params.id));
    return { data: toWire(order, await versionOf(db, { kind: "order", id: order.order.id })) };
  });
  serve(app, calls.previewRefund, async ({ params, body }) => {
    const refundable = await loadRefundable(db, idOf(params.id));
    const { document, leftBani, account } = await previewRefund(context, refundable, toRequest(body));
    const lines = document.lines.map(({ name, quantity, netBani, vatBani, vatPercent }) => ({
      name,
      quantity,
      total: toLei(netBani + vatBani),
      vat: toLei(vatBani),
      vat_percent: vatPercent,
    }));
    const sums = { amount: toLei(-document.totalBani), vat: toLei(-document.vatBani), left: toLei(leftBani) };
    return { data: { ...sums, lines, account } };
  });
  serve(app, calls.giveRefund, async ({ params, body, staff }) =>
    actOnOrder(db, params.id, (id) => giveRefund(context, id, { ...body, ...toRequest(body), actor: staff })),
  );
}

type Body = Omit<RefundRequest, "amountBani"> & { amount?: Lei | null | undefined };

function toRequest({ lines, delivery, amount }: Body): RefundRequest {
  return { lines, delivery, amountBani: amount ? toBani(amount) : 0 };
}

function toWire(refundable: RefundableOrder, version: number): Wire<Refundable> {
  const { order, lines, isDeliveryGiven, money } = refundable;
  return {
    orderid: order.id,
    order_number: String(order.number),
    why_not: refundRefusal(refundable) ?? null,
    way: refundMethod(refundable),
    paid: toLei(money.receivedBani),
    given_back: toLei(money.openBani + money.paidOutBani),
    left: toLei(money.leftBani),
    lines: lines.map((line) => ({
      position: line.position,
      name: line.name,
      code: line.code,
      um: line.unit,
      price: toLei(line.unitPriceBani),
      quantity: line.quantity,
      left: refundablePieces(line),
    })),
    delivery: { price: toLei(order.deliveryBani), is_left: order.deliveryBani > 0 && !isDeliveryGiven },
    version,
  };
}
