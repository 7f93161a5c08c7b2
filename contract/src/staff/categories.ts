import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { idField, stepField } from "./catalogue.fields.ts";
import { CATEGORY } from "./category.values.ts";
import { orderField, removed, versionField, versionQuery } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: categories";

const stored = storedShape(CATEGORY);

const listedStaffCategory = z
  .object({
    categoryID: z.int(),
    parentID: stored.parentID,
    category: stored.category,
    url: z.string(),
    sort_order: z.int(),
    /** Number of products directly in the category, including those not for sale. */
    products: z.int(),
    subcats: z.int(),
    version: z.int(),
  })
  .openapi("ListedStaffCategory");
export type ListedStaffCategory = z.infer<typeof listedStaffCategory>;

const staffCategory = listedStaffCategory.extend(stored).openapi("StaffCategory");
export type StaffCategory = z.infer<typeof staffCategory>;

const fields = z.object({ ...writtenShape(CATEGORY), sort_order: orderField() });
const changedFields = fields.partial();
export type CategoryFields = z.infer<typeof changedFields>;
const newFields = z.object(
  { ...changedFields.shape, category: fields.shape.category, slug: fields.shape.slug },
  { error: MESSAGES.malformed },
);
export type NewCategoryBody = z.infer<typeof newFields>;

export const listStaffCategories = call({
  method: "get",
  path: "/staff/categories",
  tag,
  summary:
    "Returns the whole category tree: each category directly before its descendants, siblings in their order",
  access: { staff: "categories:view" },
  effect: "read",
  answer: one(z.array(listedStaffCategory)),
});

export const getStaffCategory = call({
  method: "get",
  path: "/staff/categories/{id}",
  tag,
  summary: "Returns one category with all its fields",
  access: { staff: "categories:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffCategory),
});

export const createStaffCategory = call({
  method: "post",
  path: "/staff/categories",
  tag,
  summary: "Creates a category, at the top level or below `parentID`",
  access: { staff: "categories:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffCategory),
});

export const changeStaffCategory = call({
  method: "put",
  path: "/staff/categories/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current. `parentID` moves the category with its descendants, and every former address redirects to the new one",
  access: { staff: "categories:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffCategory),
});

export const placeStaffCategory = call({
  method: "post",
  path: "/staff/categories/{id}/place",
  tag,
  summary:
    "Moves a category among its siblings if `version` is current: one `step` up or down (no effect at the end), or `to` a zero-based position",
  access: { staff: "categories:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          {
            step: stepField.optional(),
            to: z
              .int({ error: MESSAGES.invalid("Loc") })
              .min(0, MESSAGES.invalid("Loc"))
              .max(100_000, MESSAGES.invalid("Loc"))
              .optional(),
            version: versionField,
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ step, to }) => (step === undefined) !== (to === undefined), {
          path: ["step"],
          error: MESSAGES.required("Pas"),
        }),
    ),
  },
  answer: one(staffCategory),
});

export const mergeStaffCategory = call({
  method: "post",
  path: "/staff/categories/{id}/merge",
  tag,
  summary:
    "Moves everything in a category into another one and deletes it; its address redirects to the other category. Returns the other category",
  access: { staff: "categories:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { into: idField("Categoria cu care se unește"), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCategory),
});

export const removeStaffCategory = call({
  method: "delete",
  path: "/staff/categories/{id}",
  tag,
  summary:
    "Deletes an empty category; 409 with the number of subcategories, products and vouchers that still use it",
  access: { staff: "categories:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
