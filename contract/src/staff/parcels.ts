/** Early parcels contain some items of an order; the main parcel contains the rest (decision 0059). */
import { z } from "@hono/zod-openapi";
import { parcelItem } from "../account-orders.ts";
import { call, json, lei, one, pdfCall, idParam } from "../envelope.ts";
import { optionalText, requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import { staffOrder } from "./orders.ts";
import { ORDER_MOVE_PERMISSIONS } from "./orders.values.ts";
import { checkedAtCourier } from "./parcel.fields.ts";

const tag = "Staff";

const atParcel = z.object({
  id: z.string().openapi({ example: "12" }),
  parcelId: z.string().openapi({ example: "7" }),
});

const items = z
  .array(
    z.object(
      {
        productid: requiredId("Produs"),
        quantity: z
          .int({ error: MESSAGES.invalid("Cantitate") })
          .min(1, MESSAGES.invalid("Cantitate"))
          .max(100_000, MESSAGES.invalid("Cantitate")),
      },
      { error: MESSAGES.malformed },
    ),
    { error: MESSAGES.required("Produse") },
  )
  .min(1, "Alege produsele din acest colet.")
  .max(500, MESSAGES.invalid("Produse"));
const chosen = z.object({ items }, { error: MESSAGES.malformed });
export type ChosenItems = z.output<typeof chosen>;

const parcelPreview = z
  .object({
    /** Total grams of the chosen items according to the catalogue. */
    weight: z.int(),
    /** Cash on delivery that the courier collects. */
    cash: lei,
    items: z.array(parcelItem),
    left: z.array(parcelItem),
    /** Consequences of the early parcel, one sentence each. */
    causes: z.array(z.string()),
    version: z.int(),
  })
  .openapi("ParcelPreview");
export type ParcelPreview = z.infer<typeof parcelPreview>;

export const previewParcel = call({
  method: "post",
  path: "/staff/orders/{id}/parcels/preview",
  tag,
  summary:
    "Previews a parcel with some items of an order: its weight, the amount to collect and the remaining items; nothing is saved",
  access: { staff: "shipments:edit" },
  effect: "read",
  request: { params: idParam, body: json(chosen) },
  answer: one(parcelPreview),
});

export const makeParcel = call({
  method: "post",
  path: "/staff/orders/{id}/parcels",
  tag,
  summary:
    "Creates a parcel with some items of an order, with the given AWB or a new one from its courier. `weight` in grams overrides the catalogue's weight; `checked` works as for a whole order. 409 with the current order if its parcels have changed, 422 if fewer pieces are left",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          items,
          awb: optionalText("AWB", 60),
          courier: optionalText("Curier", 60),
          weight: z
            .int({ error: MESSAGES.invalid("Greutate") })
            .min(1, MESSAGES.invalid("Greutate"))
            .max(1_000_000, MESSAGES.invalid("Greutate"))
            .nullish(),
          checked: checkedAtCourier,
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const moveParcel = call({
  method: "put",
  path: "/staff/orders/{id}/parcels/{parcelId}/state",
  tag,
  summary:
    "Records that one of several parcels left, arrived or was returned; requires the permission for the same change of a whole order. The last parcel that leaves or arrives changes the order's status",
  access: { staff: ORDER_MOVE_PERMISSIONS },
  effect: "write",
  request: {
    params: atParcel,
    body: json(
      z.object(
        {
          state: z.enum(["left", "delivered", "returned"], { error: MESSAGES.invalid("Stare") }),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const giveUpParcel = call({
  method: "delete",
  path: "/staff/orders/{id}/parcels/{parcelId}",
  tag,
  summary:
    "Cancels a parcel that has not left, also at its courier, or one of several that was returned; its items have to be sent again. An order that had left is prepared again, which also requires `orders:pack`",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: { params: atParcel, query: z.object({ version: versionQuery }) },
  answer: one(staffOrder),
});

export const getParcelLabel = pdfCall({
  method: "get",
  path: "/staff/orders/{id}/parcels/{parcelId}/label",
  tag,
  summary:
    "Returns the courier's label of one parcel of an order as a PDF; 404 if the courier has no such parcel",
  access: { staff: "shipments:view" },
  effect: "read",
  request: { params: atParcel },
  fileName: "awb-{awb}.pdf",
});
