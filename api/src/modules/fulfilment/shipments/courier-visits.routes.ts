import { COURIER_NAMES, COURIERS } from "@curat/contract/deliveries.values";
import { toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/courier-visits";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { courierPort } from "../../selling/shipping/index.ts";
import { callCourierVisit } from "./courier-visits.service.ts";
import { type CourierVisit, listVisits } from "./courier-visits.store.ts";
import { handoverFile } from "./handover-pdf.ts";
import { countWaiting, findOwnCourier } from "./handover.store.ts";

export function courierVisitRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listCourierVisits, async () => {
    const today = romanianDay(now());
    const [waiting, visits] = await Promise.all([countWaiting(db), listVisits(db, today)]);
    const couriers = COURIERS.map((courier) => {
      const own = waiting.find((one) => one.courier === courier);
      return {
        courier,
        name: COURIER_NAMES[courier],
        parcels: own?.parcels ?? 0,
        cash: toLei(own?.cashBani ?? 0),
        can_be_called: courierPort(context, courier)?.callToShop !== undefined,
        visits: visits.filter((visit) => visit.courier === courier).map(toWireVisit),
      };
    });
    const ownCouriers = waiting.filter(({ courier }) => !COURIERS.some((known) => known === courier));
    const own = ownCouriers.map(({ courier, name, parcels, cashBani }) => ({
      courier,
      name,
      parcels,
      cash: toLei(cashBani),
      can_be_called: false,
      visits: [],
    }));
    return { data: { today, couriers: [...couriers, ...own] } };
  });
  servePdf(app, calls.getHandoverList, async ({ params: { courier }, query }) => {
    const known = COURIERS.find((one) => one === courier);
    const name = known ? COURIER_NAMES[known] : await findOwnCourier(db, courier);
    if (name === undefined) throw notFound();
    return handoverFile(context, { courier, name }, query.day);
  });
  serve(app, calls.callCourierToShop, async ({ params, body, staff: actor }) => {
    const { weight_kg: weightKg, checked: isChecked = false, ...time } = body;
    const courier = courierNamed(params.courier);
    const result = await callCourierVisit(context, { ...time, courier, weightKg, isChecked, actor });
    if (result.ok) return { data: toWireVisit(result.visit) };
    if (result.error === "unknown") throw notFound();
    throw invalid(result.errors);
  });
}

function courierNamed(text: string) {
  const courier = COURIERS.find((known) => known === text);
  if (!courier) throw notFound();
  return courier;
}

function toWireVisit({ day, from, to, parcels, state, why, calledBy: called_by }: CourierVisit) {
  return { day, from, to, parcels, state, why, called_by };
}
