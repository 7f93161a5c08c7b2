import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { BUNDLE } from "./bundle.values.ts";
import { idField } from "./catalogue.fields.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: bundles";

const stored = storedShape(BUNDLE);
const { description: _description, pic: _pic, ...listed } = stored;
const listedStaffBundle = z
  .object({ bundleID: z.int(), ...listed, url: z.string(), version: z.int() })
  .openapi("ListedStaffBundle");
export type ListedStaffBundle = z.infer<typeof listedStaffBundle>;

const staffBundle = listedStaffBundle
  .extend({
    ...stored,
    products: z.array(z.object({ productID: z.int(), quantity: z.int() })),
    total_price: lei,
    price: lei,
    bundle_stock: z.int(),
  })
  .openapi("StaffBundle");
export type StaffBundle = z.infer<typeof staffBundle>;

const product = z.object(
  {
    productID: idField("Produs"),
    quantity: z
      .int({ error: MESSAGES.required("Cantitate") })
      .min(1, MESSAGES.invalid("Cantitate"))
      .max(10_000, MESSAGES.invalid("Cantitate")),
  },
  { error: MESSAGES.malformed },
);
const fields = z.object({
  ...writtenShape(BUNDLE),
  percent: z
    .number({ error: MESSAGES.required("Procent") })
    .min(0, MESSAGES.invalid("Procent"))
    .lt(100, MESSAGES.invalid("Procent"))
    .multipleOf(0.1, "Câmpul Procent poate avea cel mult o zecimală."),
  /** Replaces the current list of products. */
  products: z
    .array(product, { error: MESSAGES.required("Produse") })
    .min(1, "Alege cel puțin un produs.")
    .max(50, "Câmpul Produse poate avea cel mult 50 de produse."),
});
const changedFields = fields.partial();
export type BundleFields = z.infer<typeof changedFields>;
const newFields = z.object(
  {
    ...changedFields.shape,
    bundle: fields.shape.bundle,
    slug: fields.shape.slug,
    percent: fields.shape.percent,
    products: fields.shape.products,
  },
  { error: MESSAGES.malformed },
);
export type NewBundleBody = z.infer<typeof newFields>;

export const listStaffBundles = call({
  method: "get",
  path: "/staff/bundles",
  tag,
  summary: "Lists all bundles in the shop's order, including drafts, 50 per page",
  access: { staff: "bundles:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(listedStaffBundle),
});

export const getStaffBundle = call({
  method: "get",
  path: "/staff/bundles/{id}",
  tag,
  summary: "Returns one bundle with its products and current price",
  access: { staff: "bundles:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffBundle),
});

const bundlePreview = z.object({
  products: z.array(
    z.object({
      productID: z.int(),
      code: z.string(),
      name: z.string(),
      quantity: z.int(),
      price: lei,
      bundle_price: lei,
    }),
  ),
  total_price: lei,
  price: lei,
});
export type BundlePreview = z.infer<typeof bundlePreview>;

export const previewStaffBundle = call({
  method: "post",
  path: "/staff/bundles/preview",
  tag,
  summary: "Previews the current price of a bundle of these products without saving it",
  access: { staff: "bundles:view" },
  effect: "read",
  request: {
    body: json(
      z.object(
        { percent: fields.shape.percent, products: fields.shape.products },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(bundlePreview),
});

export const createStaffBundle = call({
  method: "post",
  path: "/staff/bundles",
  tag,
  summary: "Creates a bundle, as a draft unless `is_published`",
  access: { staff: "bundles:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffBundle),
});

export const changeStaffBundle = call({
  method: "put",
  path: "/staff/bundles/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; otherwise 409 with the current record. `products` replaces the whole list. A former address redirects to the new one",
  access: { staff: "bundles:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffBundle),
});

export const removeStaffBundle = call({
  method: "delete",
  path: "/staff/bundles/{id}",
  tag,
  summary: "Deletes a bundle that is in no cart and was never ordered; otherwise 409",
  access: { staff: "bundles:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
