/** Parameters for product filters, with their values. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { idField, stepField } from "./catalogue.fields.ts";
import { orderField, removed, slugField, versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: parameters";

const listedParameter = z
  .object({
    parameterID: z.int(),
    parameter: z.string(),
    /** Part of filter URLs, before the value's slug: `parfum:lavanda`. */
    slug: z.string(),
    sort_order: z.int(),
    value_count: z.int(),
    version: z.int(),
  })
  .openapi("ListedStaffParameter");
export type ListedStaffParameter = z.infer<typeof listedParameter>;

const staffParameter = listedParameter
  .extend({
    /** In display order. Product counts include unpublished products. */
    values: z.array(
      z.object({
        valueID: z.int(),
        value: z.string(),
        slug: z.string(),
        sort_order: z.int(),
        products: z.int(),
      }),
    ),
    /** Categories that offer the filter, because they directly contain products with one of its values. */
    categories: z.array(z.object({ categoryID: z.int(), category: z.string(), products: z.int() })),
  })
  .openapi("StaffParameter");
export type StaffParameter = z.infer<typeof staffParameter>;

const value = z.object(
  {
    valueID: idField("Valoare").optional(),
    value: requiredText("Valoare"),
    slug: slugField("Adresa valorii"),
    sort_order: orderField().optional(),
  },
  { error: MESSAGES.malformed },
);
const fields = z.object({
  parameter: requiredText("Denumire"),
  slug: slugField(),
  sort_order: orderField(),
  /** Replaces all values; existing values that are not listed are removed. */
  values: z
    .array(value, { error: MESSAGES.invalid("Valori") })
    .max(5_000, "Câmpul Valori poate avea cel mult 5.000 de valori."),
});
const changedFields = fields.partial();
export type ParameterFields = z.infer<typeof changedFields>;
const newFields = z.object(
  { ...changedFields.shape, parameter: fields.shape.parameter, slug: fields.shape.slug },
  { error: MESSAGES.malformed },
);
export type NewParameterBody = z.infer<typeof newFields>;

export const listStaffParameters = call({
  method: "get",
  path: "/staff/parameters",
  tag,
  summary: "Lists all parameters except the brand, in their order, 50 per page",
  access: { staff: "parameters:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(listedParameter),
});

export const getStaffParameter = call({
  method: "get",
  path: "/staff/parameters/{id}",
  tag,
  summary: "Returns one parameter with its values and the number of products per value",
  access: { staff: "parameters:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffParameter),
});

export const createStaffParameter = call({
  method: "post",
  path: "/staff/parameters",
  tag,
  summary: "Creates a parameter with its values",
  access: { staff: "parameters:edit" },
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: { body: json(newFields) },
  answer: one(staffParameter),
});

export const changeStaffParameter = call({
  method: "put",
  path: "/staff/parameters/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current. `values` replaces the whole list; values without `valueID` are new. 409 if products use a missing value",
  access: { staff: "parameters:edit" },
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffParameter),
});

export const placeStaffParameter = call({
  method: "post",
  path: "/staff/parameters/{id}/place",
  tag,
  summary: "Moves a parameter one place up or down if `version` is current; no effect at the end",
  access: { staff: "parameters:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ step: stepField, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffParameter),
});

export const mergeStaffParameterValues = call({
  method: "post",
  path: "/staff/parameters/{id}/merge",
  tag,
  summary: "Replaces the value `from` with `into` in all products and deletes `from`",
  access: { staff: "parameters:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          from: idField("Valoarea care se șterge"),
          into: idField("Valoarea care rămâne"),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffParameter),
});

export const removeStaffParameter = call({
  method: "delete",
  path: "/staff/parameters/{id}",
  tag,
  summary: "Deletes a parameter with its values; 409 while products use one of them",
  access: { staff: "parameters:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
