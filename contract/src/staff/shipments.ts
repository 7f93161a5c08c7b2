/** Parcels, as staff manage them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, pdfCall } from "../envelope.ts";
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
    "Keeps the AWB given, or asks the courier for one when none is given and none stands. Where nobody knows what became of an earlier try it is 422 until `checked` says that somebody looked",
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

export const listCouriers = call({
  method: "get",
  path: "/staff/couriers",
  tag,
  summary:
    "The couriers, the deliveries that each carries, and whether the shop has an account to ask it for an AWB",
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
    "The courier's label of an order's parcel, as a PDF; 404 without an AWB, or with one that the courier does not know",
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
    "The couriers' labels of up to 200 orders as one PDF, in the order of `ids`; orders without a label are named on its first page, with why",
  access: { staff: "shipments:view" },
  effect: "read",
  request: { query: chosenIds },
  fileName: "etichete.pdf",
});
