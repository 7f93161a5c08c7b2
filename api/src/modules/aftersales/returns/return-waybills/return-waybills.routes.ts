import { COURIER_NAMES } from "@curat/contract/deliveries.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/return-waybills";
import type { ReturnTransport } from "@curat/contract/staff/return-waybills";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { findOrder } from "../../../selling/orders/index.ts";
import { trackingUrl } from "../../../selling/shipping/index.ts";
import { findReturn, type Return } from "../returns.store.ts";
import {
  cancelReturn,
  estimateReturn,
  requestReturn,
  returnCouriers,
  takesWaybill,
} from "./return-waybills.service.ts";
import { findReturnWaybill } from "./return-waybills.store.ts";

export function returnWaybillRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const getReturn = async (id: string): Promise<Return> => {
    const found = await findReturn(db, idOf(id));
    if (!found) throw notFound();
    return found;
  };
  serve(app, calls.getReturnWaybill, async ({ params }) => ({
    data: await show(await getReturn(params.id)),
  }));
  serve(app, calls.estimateReturnWaybill, async ({ params, body }) => ({
    data: { price: toLei(await estimateReturn(context, await getReturn(params.id), toInput(body))) },
  }));
  serve(app, calls.requestReturnWaybill, async ({ params, body, staff: actor }) => {
    const found = await getReturn(params.id);
    const { checked: isChecked = false } = body;
    await requestReturn(context, found, { ...toInput(body), isChecked, actor });
    return { data: await show(found) };
  });
  serve(app, calls.cancelReturnWaybill, async ({ params, staff }) => {
    const found = await getReturn(params.id);
    await cancelReturn(context, found, staff);
    return { data: await show(found) };
  });

  async function show(found: Return): Promise<Wire<ReturnTransport>> {
    const [waybill, order] = [await findReturnWaybill(db, found.id), await findOrder(db, found.orderId)];
    const { couriers, without } = returnCouriers(context);
    const home = order && !order.order.locker ? order.order : undefined;
    const hasProblem = waybill && waybill.why !== "" && waybill.state !== "made";
    return {
      waybill:
        waybill?.state === "made"
          ? {
              courier: waybill.courier,
              name: COURIER_NAMES[waybill.courier],
              awb: waybill.awb,
              code: waybill.code,
              tracking: trackingUrl(waybill.courier, waybill.awb),
              cost: waybill.costBani === null ? null : toLei(waybill.costBani),
              status: waybill.tracked.text,
              status_at: waybill.tracked.at?.toISOString() ?? null,
              made_by: waybill.madeBy,
              at: waybill.at.toISOString(),
            }
          : null,
      problem: hasProblem ? { why: waybill.why, is_unsure: waybill.state !== "refused" } : null,
      couriers: couriers.map(({ courier, kind, hasPrice }) => ({
        courier,
        name: COURIER_NAMES[courier],
        kind,
        has_price: hasPrice,
      })),
      without: without.map((courier) => COURIER_NAMES[courier]),
      address: {
        county: home?.deliveryCounty ?? "",
        city: home?.deliveryCity ?? "",
        street: home?.deliveryStreet ?? "",
        postcode: home?.deliveryPostcode ?? "",
      },
      can_request: takesWaybill(found) && waybill?.state !== "made",
    };
  }
}

interface Body {
  courier: string;
  weight_kg: number;
  county: string;
  city: string;
  street: string;
  postcode: string;
}

function toInput({ courier, weight_kg: weightKg, ...address }: Body) {
  const { county, city, street, postcode } = address;
  return { courier, weightKg, address: { county, city, street, postcode } };
}
