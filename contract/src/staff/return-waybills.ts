/** Calls for the waybills of return shipments. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { FAULT } from "../faults.ts";
import { MESSAGES } from "../messages.values.ts";
import { checkedAtCourier } from "./parcel.fields.ts";

const tag = "Staff";
const weight = "Scrie greutatea în kilograme întregi, între 1 și 30.";

const requested = z.object(
  {
    courier: z.string(FAULT.required("Curier")).max(20, FAULT.invalid("Curier")),
    weight_kg: z.int(weight).min(1, weight).max(30, weight),
    county: requiredText("Județ", 60),
    city: requiredText("Localitate", 100),
    street: requiredText("Stradă și număr", 200),
    postcode: z
      .string(FAULT.invalid("Cod poștal"))
      .max(6, "Codul poștal are 6 cifre.")
      .regex(/^(?:\d{6})?$/, "Codul poștal are 6 cifre."),
  },
  { error: MESSAGES.malformed },
);

const returnTransport = z
  .object({
    waybill: z
      .object({
        courier: z.string(),
        name: z.string(),
        awb: z.string(),
        /** Code for handing in the box at a pickup point; empty if the courier collects it. */
        code: z.string(),
        tracking: z.string(),
        cost: lei.nullable(),
        /** The courier's last status in its own words; empty until the first one. */
        status: z.string(),
        status_at: z.string().nullable(),
        made_by: z.string(),
        at: z.string(),
      })
      .nullable(),
    /** Why the last request created no waybill. `is_unsure`: the courier may have created one. */
    problem: z.object({ why: z.string(), is_unsure: z.boolean() }).nullable(),
    /** Couriers with an account that offer returns. */
    couriers: z.array(
      z.object({
        courier: z.string(),
        name: z.string(),
        kind: z.enum(["pickup", "code"]),
        has_price: z.boolean(),
      }),
    ),
    /** Couriers with an account whose documentation does not describe returns. */
    without: z.array(z.string()),
    /** The order's delivery address; empty after a delivery to a locker. */
    address: z.object({ county: z.string(), city: z.string(), street: z.string(), postcode: z.string() }),
    can_request: z.boolean(),
  })
  .openapi("ReturnTransport");
export type ReturnTransport = z.infer<typeof returnTransport>;

export const getReturnWaybill = call({
  method: "get",
  path: "/staff/returns/{id}/waybill",
  tag,
  summary: "Returns the waybill of a return, and the couriers that can bring it back",
  access: { staff: "returns:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(returnTransport),
});

export const estimateReturnWaybill = call({
  method: "post",
  path: "/staff/returns/{id}/waybill/estimate",
  tag,
  summary:
    "Asks the courier what the return would cost; creates nothing. 422 at `courier` for a courier without such a call, or with its refusal",
  access: { staff: "returns:edit" },
  effect: "read",
  request: { params: idParam, body: json(requested) },
  answer: one(z.object({ price: lei })),
});

export const requestReturnWaybill = call({
  method: "post",
  path: "/staff/returns/{id}/waybill",
  tag,
  summary:
    "Orders the courier to bring a return back, once, and mails the buyer the label or the code. Returns the existing waybill if there is one. 422 while the result of an earlier request is unknown, until `checked` confirms that staff asked the courier",
  access: { staff: "returns:edit" },
  effect: "write",
  request: { params: idParam, body: json(requested.extend({ checked: checkedAtCourier })) },
  answer: one(returnTransport),
});

export const cancelReturnWaybill = call({
  method: "delete",
  path: "/staff/returns/{id}/waybill",
  tag,
  summary: "Cancels the waybill of a return at its courier; 422 at `courier` if the courier refuses",
  access: { staff: "returns:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(returnTransport),
});
