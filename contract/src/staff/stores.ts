/** The shop's own places, as its people keep them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { requiredId, requiredText } from "../fields.ts";
import { isPhone } from "../fields.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: stores";

const staffStore = z
  .object({
    storeID: z.int(),
    name: z.string(),
    countyID: z.int(),
    city: z.string(),
    address: z.string(),
    lat: z.number(),
    lng: z.number(),
    /** As people read it: "luni – vineri, 08:30 – 16:30". */
    schedule: z.string(),
    phone: z.string(),
    /** Orders can be collected here: the cart then offers it. */
    hands_out_orders: z.boolean(),
    version: z.int(),
  })
  .openapi("StaffStore");
export type StaffStore = z.infer<typeof staffStore>;

/** Within the country, so that latitude and longitude can not be taken for each other. */
function degrees(label: string, min: number, max: number) {
  return z
    .number({ error: MESSAGES.required(label) })
    .min(min, MESSAGES.invalid(label))
    .max(max, MESSAGES.invalid(label));
}

const fields = z.object({
  name: requiredText("Denumire"),
  countyID: requiredId("Județ"),
  city: requiredText("Localitate"),
  address: requiredText("Adresă"),
  lat: degrees("Latitudine", 43.5, 48.5),
  lng: degrees("Longitudine", 20, 30),
  schedule: requiredText("Program"),
  /** Kept as it is written. */
  phone: requiredText("Telefon", 30).refine(isPhone, MESSAGES.invalid("Telefon")),
  hands_out_orders: z.boolean({ error: MESSAGES.required("Predă comenzi") }),
});
const changedFields = fields.partial();
export type StoreFields = z.infer<typeof changedFields>;
const newFields = z.object(fields.shape, { error: MESSAGES.malformed });
export type NewStoreBody = z.infer<typeof newFields>;

export const listStaffStores = call({
  method: "get",
  path: "/staff/stores",
  tag,
  summary: "All places of the shop by their ids",
  access: { staff: "stores:view" },
  effect: "read",
  answer: one(z.array(staffStore)),
});

export const getStaffStore = call({
  method: "get",
  path: "/staff/stores/{id}",
  tag,
  summary: "One place of the shop",
  access: { staff: "stores:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffStore),
});

export const createStaffStore = call({
  method: "post",
  path: "/staff/stores",
  tag,
  summary: "A new place of the shop",
  access: { staff: "stores:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffStore),
});

export const changeStaffStore = call({
  method: "put",
  path: "/staff/stores/{id}",
  tag,
  summary: "Changes the fields that are told, on the `version` that was seen; 409 with what stands",
  access: { staff: "stores:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffStore),
});

export const removeStaffStore = call({
  method: "delete",
  path: "/staff/stores/{id}",
  tag,
  summary: "Removes a place of the shop; carts do not offer it any more, orders keep what they say",
  access: { staff: "stores:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
