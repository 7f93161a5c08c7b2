import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { BRAND } from "./brand.values.ts";
import { textField } from "./catalogue.fields.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: brands";

const staffBrand = z
  .object({
    brandID: z.int(),
    ...storedShape(BRAND),
    url: z.string(),
    /** Number of products, including unpublished ones. */
    products: z.int(),
    version: z.int(),
  })
  .openapi("StaffBrand");
export type StaffBrand = z.infer<typeof staffBrand>;

/** Data that may be missing. The law requires manufacturer and responsible person. */
const PARTS = ["manufacturer", "responsible", "logo", "description"] as const;
export type BrandPart = (typeof PARTS)[number];

const fields = z.object(writtenShape(BRAND));
const changedFields = fields.partial();
export type BrandFields = z.infer<typeof changedFields>;
const newFields = z.object(
  {
    ...changedFields.shape,
    brand: fields.shape.brand,
    slug: fields.shape.slug,
    manufacturer: fields.shape.manufacturer,
  },
  { error: MESSAGES.malformed },
);
export type NewBrandBody = z.infer<typeof newFields>;

export const listStaffBrands = call({
  method: "get",
  path: "/staff/brands",
  tag,
  summary:
    "Lists brands in their order, 50 per page: all, those with `q` in the name, or those without the part named by `missing`",
  access: { staff: "brands:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      q: textField("Căutare", 100).optional(),
      missing: z.enum(PARTS, { error: MESSAGES.invalid("Lipsește") }).optional(),
    }),
  },
  answer: paged(staffBrand),
});

export const getStaffBrand = call({
  method: "get",
  path: "/staff/brands/{id}",
  tag,
  summary: "Returns one brand with all its fields",
  access: { staff: "brands:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffBrand),
});

export const createStaffBrand = call({
  method: "post",
  path: "/staff/brands",
  tag,
  summary: "Creates a brand; the law requires its manufacturer's name, postal address and electronic address",
  access: { staff: "brands:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffBrand),
});

export const changeStaffBrand = call({
  method: "put",
  path: "/staff/brands/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; otherwise 409 with the current record. A former address redirects to the new one",
  access: { staff: "brands:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffBrand),
});

export const removeStaffBrand = call({
  method: "delete",
  path: "/staff/brands/{id}",
  tag,
  summary: "Deletes an unused brand; 409 with the number of products and vouchers that use it",
  access: { staff: "brands:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
