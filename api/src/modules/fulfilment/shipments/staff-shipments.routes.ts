import { courierOf, COURIERS } from "@curat/contract/deliveries.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { toLei } from "@curat/contract/lei.values";
import {
  estimateWaybill,
  getAwbLabel,
  getManyLabels,
  listCouriers,
  setStaffAwb,
} from "@curat/contract/staff/shipments";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { actOnOrder } from "../../selling/orders/index.ts";
import { courierPort } from "../../selling/shipping/index.ts";
import { loadLabel } from "./awb.ts";
import { manyLabels } from "./many-labels.ts";
import { estimateAwb, registerAwb } from "./shipments.service.ts";
import { findWaybill } from "./shipments.store.ts";

export function shipmentsRoutes(app: ApiApp, context: ApiContext): void {
  serve(
    app,
    setStaffAwb,
    async ({ params, body: { version: expectedVersion, checked: isChecked = false, ...body }, staff }) =>
      actOnOrder(context.db, params.id, (id) =>
        registerAwb(context, id, { ...body, isChecked, expectedVersion, actor: staff }),
      ),
  );
  serve(app, estimateWaybill, async ({ params }) => {
    const estimated = await estimateAwb(context, idOf(params.id));
    if (estimated.ok) return { data: { price: toLei(estimated.bani) } };
    throw "message" in estimated ? invalid({ awb: [estimated.message] }) : notFound();
  });
  serve(app, listCouriers, async () => ({
    data: COURIERS.map((courier) => ({
      courier,
      deliveries: Object.values(DELIVERY_CODE).filter((code) => courierOf(code) === courier),
      has_account: courierPort(context, courier) !== undefined,
    })),
  }));
  servePdf(app, getManyLabels, async ({ query }) => ({
    name: "etichete.pdf",
    bytes: await manyLabels(context, query.ids),
  }));
  // Staff print labels for numbers that they entered on the courier's site.
  servePdf(app, getAwbLabel, async ({ params }) => {
    const waybill = await findWaybill(context.db, idOf(params.id));
    const courier = COURIERS.find((known) => known === waybill?.courier);
    const label = waybill && courier && (await loadLabel(context, courier, waybill.awb));
    if (label?.ok === false && label.kind === "unreachable")
      throw new Refusal(503, { message: label.message });
    if (!label?.ok) throw notFound();
    return { name: `awb-${waybill?.awb}.pdf`, bytes: label.value };
  });
}
