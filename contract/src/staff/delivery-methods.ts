/** Calls for the shop's own delivery methods, which do not need a courier integration. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";
import { DELIVERY_METHOD } from "./delivery-method.values.ts";
import { storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: delivery methods";
const VIEW = { staff: "settings:view" } as const;
const EDIT = { staff: "settings:edit" } as const;

const deliveryMethod = z
  .object({
    methodID: z.int(),
    ...storedShape(DELIVERY_METHOD),
    /** Stored in carts and orders. */
    code: z.string(),
    /** Whether the checkout offers the method today. */
    is_offered: z.boolean(),
    version: z.int(),
  })
  .openapi("DeliveryMethod");
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

const fields = z.object(writtenShape(DELIVERY_METHOD));
const changedFields = fields.partial();
export type DeliveryMethodFields = z.infer<typeof changedFields>;
const { name, kind, prices } = fields.shape;

export const listDeliveryMethods = call({
  method: "get",
  path: "/staff/delivery-methods",
  tag,
  summary:
    "Lists own delivery methods in the order of the checkout, 50 per page: active ones, ended ones or all",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000),
      state: z.enum(["active", "ended", "all"], { error: MESSAGES.invalid("Stare") }).default("active"),
    }),
  },
  answer: paged(deliveryMethod),
});

export const getDeliveryMethod = call({
  method: "get",
  path: "/staff/delivery-methods/{id}",
  tag,
  summary: "Returns one own delivery method",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(deliveryMethod),
});

export const createDeliveryMethod = call({
  method: "post",
  path: "/staff/delivery-methods",
  tag,
  summary:
    "Creates an own delivery method; 422 at `prices` and `places` with the number of the first unreadable row",
  access: EDIT,
  effect: "write",
  request: {
    body: json(z.object({ ...changedFields.shape, name, kind, prices }, { error: MESSAGES.malformed })),
  },
  answer: one(deliveryMethod),
});

export const changeDeliveryMethod = call({
  method: "put",
  path: "/staff/delivery-methods/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; `is_active: false` ends the method, and orders keep it",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(deliveryMethod),
});
