/** Parcels waiting for each courier, their handover list, and the courier's visit to collect them. */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one, pdfCall } from "../envelope.ts";
import { FAULT } from "../faults.ts";
import { MESSAGES } from "../messages.values.ts";
import { VISIT_STATES } from "./courier-visits.values.ts";
import { checkedAtCourier } from "./parcel.fields.ts";

const tag = "Staff";
const day = z.iso.date(FAULT.invalid("Ziua")).max(10);

const visit = z.object({
  day: z.string(),
  from: z.string(),
  to: z.string(),
  parcels: z.int(),
  state: z.enum(VISIT_STATES),
  /** Romanian reason why the courier was not called; empty after a successful call. */
  why: z.string(),
  called_by: z.string(),
});

const courierDay = z
  .object({
    /** A courier with an integration, the name of an own delivery method, or the code of an own vehicle. */
    courier: z.string(),
    name: z.string(),
    /** Number of parcels that have a waybill and have not left. For the shop's own vehicle, the number of orders. */
    parcels: z.int(),
    /** Cash on delivery that the courier collects for them. */
    cash: lei,
    /** Whether the courier has an API for visits and the shop has an account. */
    can_be_called: z.boolean(),
    /** Visits scheduled for today or later. */
    visits: z.array(visit),
  })
  .openapi("CourierDay");
export type CourierDay = z.infer<typeof courierDay>;

export const listCourierVisits = call({
  method: "get",
  path: "/staff/couriers/visits",
  tag,
  summary: "Lists for each courier the number of parcels that wait for it, and its ordered visits",
  access: { staff: ["shipments:view", "shipments:edit"] },
  effect: "read",
  answer: one(z.object({ today: z.string(), couriers: z.array(courierDay) })),
});

export const getHandoverList = pdfCall({
  method: "get",
  path: "/staff/couriers/{courier}/handover-list",
  tag,
  summary:
    "Returns a courier's list of parcels as a PDF to sign: those handed over on `day` and, for today, those that wait, at most 1,000; 404 for an unknown courier",
  access: { staff: "shipments:view" },
  effect: "read",
  request: { params: z.object({ courier: z.string() }), query: z.object({ day: day.optional() }) },
  fileName: "predare-{courier}-{day}.pdf",
});

const hour = (label: string) =>
  z
    .string(FAULT.invalid(label))
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Scrie ora cu două puncte, de exemplu 09:00.");
const weight = "Scrie greutatea totală în kilograme întregi, între 1 și 5.000.";

export const callCourierToShop = call({
  method: "post",
  path: "/staff/couriers/{courier}/visits",
  tag,
  summary:
    "Calls the courier for its waiting parcels, once a day. 422 if the day or hours do not fit, if no parcel waits, if the courier refuses, and while the result of an earlier call is unknown, until `checked` confirms that staff asked the courier; 404 for a courier without such a call",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: {
    params: z.object({ courier: z.string() }),
    body: json(
      z.object(
        {
          day,
          from: hour("De la"),
          to: hour("Până la"),
          weight_kg: z.int(weight).min(1, weight).max(5_000, weight),
          checked: checkedAtCourier,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(visit),
});
