import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one, pdfCall } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import { chosenIds } from "./order-bulk.ts";
import { checkedAtCourier } from "./parcel.fields.ts";
import { staffOrder } from "./orders.ts";

const tag = "Staff";

export const setStaffAwb = call({
  method: "put",
  path: "/staff/orders/{id}/awb",
  tag,
  summary:
    "Saves the given AWB, or requests one from the courier if none is given and the order has none. 422 while the result of an earlier request is unknown, until `checked` confirms that staff looked it up",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          awb: optionalText("AWB", 60),
          courier: optionalText("Curier", 60),
          checked: checkedAtCourier,
          version: expectedVersion,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const estimateWaybill = call({
  method: "post",
  path: "/staff/orders/{id}/awb/estimate",
  tag,
  summary:
    "Asks the courier what the order's remaining parcel would cost; creates nothing. 422 at `awb` for a courier without such a call, or with its refusal",
  access: { staff: "shipments:edit" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ price: lei })),
});

export const listCouriers = call({
  method: "get",
  path: "/staff/couriers",
  tag,
  summary:
    "Lists the couriers with the delivery options that each carries, and whether the shop has an account for requesting AWBs",
  access: { staff: ["shipments:view", "shipments:edit"] },
  effect: "read",
  answer: one(
    z.array(z.object({ courier: z.string(), deliveries: z.array(z.string()), has_account: z.boolean() })),
  ),
});

export const getAwbLabel = pdfCall({
  method: "get",
  path: "/staff/orders/{id}/awb/label",
  tag,
  summary:
    "Returns the courier's label of an order's parcel as a PDF; 404 without an AWB, or if the courier does not recognise it",
  access: { staff: "shipments:view" },
  effect: "read",
  request: { params: idParam },
  fileName: "awb-{awb}.pdf",
});

export const getManyLabels = pdfCall({
  method: "get",
  path: "/staff/shipments/labels",
  tag,
  summary:
    "Returns the couriers' labels of up to 200 orders as one PDF, in the order of `ids`; its first page lists orders without a label, with the reason",
  access: { staff: "shipments:view" },
  effect: "read",
  request: { query: chosenIds },
  fileName: "etichete.pdf",
});
