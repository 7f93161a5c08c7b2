import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { isPhone } from "../fields.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";
import { STORE } from "./store.values.ts";

const tag = "Staff: stores";

const staffStore = z
  .object({ storeID: z.int(), ...storedShape(STORE), version: z.int() })
  .openapi("StaffStore");
export type StaffStore = z.infer<typeof staffStore>;

const written = writtenShape(STORE);
const fields = z.object({
  ...written,
  phone: written.phone.refine(isPhone, MESSAGES.invalid(STORE.fields.phone.label)),
});
const changedFields = fields.partial();
export type StoreFields = z.infer<typeof changedFields>;
const newFields = z.object(fields.shape, { error: MESSAGES.malformed });
export type NewStoreBody = z.infer<typeof newFields>;

export const listStaffStores = call({
  method: "get",
  path: "/staff/stores",
  tag,
  summary: "Lists all stores by id",
  access: { staff: "stores:view" },
  effect: "read",
  answer: one(z.array(staffStore)),
});

export const getStaffStore = call({
  method: "get",
  path: "/staff/stores/{id}",
  tag,
  summary: "Returns one store",
  access: { staff: "stores:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffStore),
});

export const createStaffStore = call({
  method: "post",
  path: "/staff/stores",
  tag,
  summary: "Creates a store",
  access: { staff: "stores:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffStore),
});

export const changeStaffStore = call({
  method: "put",
  path: "/staff/stores/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; otherwise 409 with the current record",
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
  summary: "Deletes a store; carts no longer offer it, and orders keep its data",
  access: { staff: "stores:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
