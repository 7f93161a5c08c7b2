/** Variants are separate products that share a main product and differ in parameter values. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { idField } from "./catalogue.fields.ts";
import { priceField } from "./money.fields.ts";
import { productFields } from "./products.fields.ts";
import { netQuantity, sizeMm } from "./products.ts";
import { MAX_FAMILY, MAX_VARIANTS } from "./products.values.ts";

const tag = "Staff: products";
const versionField = z.int({ error: MESSAGES.required("Versiune") });

const variant = z.object({
  productID: z.int(),
  code: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.string()),
  price: lei,
  stock: z.int(),
  is_published: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
  net_quantity: netQuantity.nullable(),
  weight_grams: z.int().nullable(),
  size_mm: sizeMm.nullable(),
});

const family = z
  .object({
    /** The main product; `version` is the version of its record. */
    masterID: z.int(),
    version: z.int(),
    list_price: lei,
    /** The main product first, the others by id. */
    variants: z.array(variant),
  })
  .openapi("StaffVariants");
export type StaffVariants = z.infer<typeof family>;

export const listStaffVariants = call({
  method: "get",
  path: "/staff/products/{id}/variants",
  tag,
  summary: "Returns the variants of a product's family, with the version of the first one",
  access: { staff: "products:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(family),
});

const valueIds = z
  .array(idField("Valoare"), { error: MESSAGES.invalid("Valori") })
  .min(1, MESSAGES.required("Valori"))
  .max(5, "O variantă se deosebește prin cel mult cinci caracteristici.");

const newVariants = z.object(
  {
    version: versionField,
    /** Parameter values of the main product; when absent, they stay unchanged. */
    own_value_ids: valueIds.optional(),
    variants: z
      .array(
        z.object(
          {
            /** One value for each parameter in which the variants differ. */
            value_ids: valueIds,
            code: productFields.code,
            barcode: productFields.barcode.optional(),
            /** Defaults to the main product's. */
            list_price: priceField("Preț").optional(),
            /** The following fields default to the main product's. */
            net_quantity: productFields.net_quantity.optional(),
            weight_grams: productFields.weight_grams.unwrap().optional(),
            size_mm: productFields.size_mm.unwrap().optional(),
          },
          { error: MESSAGES.malformed },
        ),
        { error: MESSAGES.invalid("Variante") },
      )
      .min(1, "Alege cel puțin o variantă.")
      .max(MAX_VARIANTS, `Adaugă cel mult ${MAX_VARIANTS} de variante deodată.`),
  },
  { error: MESSAGES.malformed },
);
export type NewVariantsBody = z.output<typeof newVariants>;

export const addStaffVariants = call({
  method: "post",
  path: "/staff/products/{id}/variants",
  tag,
  summary:
    "Creates variants of a product from parameter values, all or none. They copy the first product's fields except code, barcode and values; a given price, net quantity, weight or size overrides the copy. They are unpublished and without stock. 409 with the first product if its `version` is stale",
  access: { staff: "products:edit" },
  effect: "write",
  request: { params: idParam, body: json(newVariants) },
  answer: one(family),
});
const measuredVariants = z.object(
  {
    variants: z
      .array(
        z.object(
          {
            productID: idField("Variantă"),
            version: versionField,
            net_quantity: productFields.net_quantity,
            weight_grams: productFields.weight_grams,
            size_mm: productFields.size_mm,
          },
          { error: MESSAGES.malformed },
        ),
        { error: MESSAGES.invalid("Variante") },
      )
      .min(1, MESSAGES.required("Variante"))
      .max(MAX_FAMILY, MESSAGES.invalid("Variante")),
  },
  { error: MESSAGES.malformed },
);
export type MeasuredVariantsBody = z.output<typeof measuredVariants>;

export const measureStaffVariants = call({
  method: "put",
  path: "/staff/products/{id}/variants",
  tag,
  summary:
    "Updates net quantity, weight and size of a family's products, all or none; unchanged ones are skipped. 422 with an error at each row that is invalid or whose `version` is stale",
  access: { staff: "products:edit" },
  effect: "write",
  request: { params: idParam, body: json(measuredVariants) },
  answer: one(family),
});
