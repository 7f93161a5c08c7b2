import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { contact, maker } from "./makers.fields.ts";
import { priceField } from "./money.fields.ts";
import { productFields } from "./products.fields.ts";
import {
  MISSING_KINDS,
  MAX_PRODUCTS,
  PICTOGRAMS,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  PRODUCT_STEPS,
  REACTIONS,
  STOCK_LEVELS,
} from "./products.values.ts";

const tag = "Staff: products";

const fields = z.object(productFields, { error: MESSAGES.malformed });

const named = z.object({ name: z.string(), value: z.string() });
export const netQuantity = z.object({ amount: z.number(), unit: z.enum(["l", "kg", "buc.", "m", "m²"]) });
export const sizeMm = z.object({ width: z.int(), depth: z.int(), height: z.int() });
/** Not validated, because imported data may violate the rules for staff input. */
const storedFields = z.object({
  masterID: z.int(),
  /** Null only in drafts, like category, weight and size. */
  brandID: z.int().nullable(),
  categoryID: z.int().nullable(),
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  description: z.string(),
  commercial: z.string(),
  code: z.string(),
  supp_code: z.string().nullable(),
  barcode: z.string().nullable(),
  cpv: z.string().nullable(),
  /** Combined Nomenclature code, eight digits. */
  nc8: z.string().nullable(),
  vat_code: z.string(),
  limited_from: z.int(),
  min_qty: z.int(),
  max_qty: z.int(),
  net_quantity: netQuantity.nullable(),
  dilution: z.object({ ml_from: z.number(), ml_to: z.number(), water_l: z.number() }).nullable(),
  sale_unit: z.string(),
  weight_grams: z.int().nullable(),
  size_mm: sizeMm.nullable(),
  recommended: z.int(),
  variant_values: z.record(z.string(), z.string()),
  characteristics: z.array(named),
  value_ids: z.array(z.int()),
  pics: z.array(z.string()),
  docs: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      type: z.enum(["pdf", "docx"]),
      revised: z.string().optional(),
    }),
  ),
  movies: z.array(z.string()),
  features: z.array(z.object({ name: z.string(), pic: z.string() })),
  banners: z.array(
    z.object({
      bannertype: z.int(),
      bannertitle: z.string(),
      url: z.string(),
      bannerpic: z.string(),
      bannerpic_mobile: z.string(),
    }),
  ),
  options: z.array(z.object({ name: z.string(), text: z.string() })),
  safety: z
    .object({
      pictograms: z.array(z.enum(PICTOGRAMS)),
      signal_word: z.enum(["Pericol", "Atenție"]).nullable(),
      statements: z.array(z.string()),
      biocide_authorisation: z.string().nullable(),
      reacts_as: z.enum(REACTIONS).nullish(),
    })
    .nullable(),
  /** Grams per piece and material: "hârtie-carton 120; plastic 45,5"; empty when unknown. */
  packaging: z.string(),
  warranty: z.string(),
  durability_years: z.int().nullable(),
  /** Null to use the brand's manufacturer. */
  manufacturer: maker.nullable(),
  responsible: contact.nullable(),
  /** Title and description for search engines; empty to use the name and the subtitle. */
  metatitle: z.string(),
  metadescription: z.string(),
  canonical: z.string(),
  noindex: z.boolean(),
  related_ids: z.array(z.int()),
});
export type StaffProductFields = z.infer<typeof storedFields>;

const version = z.int({ error: MESSAGES.required("Versiune") });

const staffProduct = z
  .object({
    productID: z.int(),
    version: z.int(),
    is_published: z.boolean(),
    is_archived: z.boolean(),
    first_offered_at: z.string(),
    sold: z.int(),
    stock: z.int(),
    list_price: lei,
    price: lei,
    fields: storedFields,
    /** Missing data that the law requires before publication: Romanian messages keyed by field. */ missing:
      z.record(z.string(), z.array(z.string())),
  })
  .openapi("StaffProduct");
export type StaffProduct = z.infer<typeof staffProduct>;

const staffProductRow = z.object({
  productID: z.int(),
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  pic: z.string().nullable(),
  price: lei,
  stock: z.int(),
  is_published: z.boolean(),
  is_archived: z.boolean(),
  barcode: z.string().nullable(),
  list_price: lei,
  sold: z.int(),
  promo: z.string().nullable(),
  changed_at: z.string(),
  /** Missing data that the law requires before publication: Romanian messages keyed by field. */
  missing: z.record(z.string(), z.array(z.string())),
});
export type StaffProductRow = z.infer<typeof staffProductRow>;

export const productFilters = z.object({
  q: z.string().overwrite(storableText).max(200).optional(),
  state: z.enum(PRODUCT_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
  brandID: numberQuery(0, 1, 2_147_483_647),
  categoryID: numberQuery(0, 1, 2_147_483_647),
  /** none: sold out; low: sold out or few pieces left, which the shop shows; some: at least one piece. */
  stock: z.enum(STOCK_LEVELS, { error: MESSAGES.invalid("Stoc") }).optional(),
  promotion: z.enum(["yes", "no"], { error: MESSAGES.invalid("Promoție") }).optional(),
  missing: z.enum(MISSING_KINDS, { error: MESSAGES.invalid("Lipsește") }).optional(),
});
export type ProductFilters = z.output<typeof productFilters>;

export const listStaffProducts = call({
  method: "get",
  path: "/staff/products",
  tag,
  summary:
    "Lists products by name or by `sort`, 50 per page (`per_page` up to 200); archived ones only if requested by `state`. `q` is the beginning of a product code, a barcode or part of the name. At most 10,000 are counted, 5,000 with `q` (`more_than_total`)",
  access: { staff: "products:view" },
  effect: "read",
  request: {
    query: productFilters.extend({
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(PRODUCT_SORTS)
        .catch("name")
        .default("name")
        .openapi({ type: "string", enum: [...PRODUCT_SORTS] }),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(50, 1, 200),
    }),
  },
  answer: paged(staffProductRow),
});

export const listStaffProductIds = call({
  method: "get",
  path: "/staff/product-ids",
  tag,
  summary: `Lists the ids of all matching products, by name, at most ${MAX_PRODUCTS}`,
  access: { staff: "products:view" },
  effect: "read",
  request: { query: productFilters },
  answer: one(z.array(z.int())),
});

export const moveStaffProducts = call({
  method: "post",
  path: "/staff/products/bulk",
  tag,
  summary:
    "Publishes, unpublishes, archives or restores up to 200 products and returns the results in the order of `ids`. Products already in the requested state count as ok",
  access: { staff: "products:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          act: z.enum(PRODUCT_STEPS, { error: MESSAGES.required("Acțiune") }),
          ids: z
            .array(requiredId("Produs"), { error: MESSAGES.invalid("Produse") })
            .min(1, "Alege cel puțin un produs.")
            .max(200, "Alege cel mult 200 de produse."),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.array(z.object({ id: z.int(), name: z.string(), ok: z.boolean(), why: z.string().nullable() })),
  ),
});

const choice = z.object({ id: z.int(), name: z.string() });
const productChoices = z
  .object({
    brands: z.array(choice),
    /** In display order, each with its full path of names. */
    categories: z.array(choice),
    vat_rates: z.array(z.object({ code: z.string(), percent: z.number() })),
  })
  .openapi("StaffProductChoices");
export type ProductChoices = z.infer<typeof productChoices>;

export const listStaffProductChoices = call({
  method: "get",
  path: "/staff/product-choices",
  tag,
  summary: "Lists the values that a product may reference: brands, categories and VAT rates",
  access: { staff: "products:view" },
  effect: "read",
  answer: one(productChoices),
});

const productParameter = choice.extend({ values: z.array(choice) }).openapi("StaffProductParameter");
export type ProductParameter = z.infer<typeof productParameter>;

export const listStaffProductParameters = call({
  method: "get",
  path: "/staff/product-parameters",
  tag,
  summary:
    "Lists all parameters that a product can have, with their values, in order; the brand is not included",
  access: { staff: "products:view" },
  effect: "read",
  answer: one(z.array(productParameter)),
});

export const getStaffProduct = call({
  method: "get",
  path: "/staff/products/{id}",
  tag,
  summary:
    "Returns a product with all its fields, its version and the legally required fields that are missing",
  access: { staff: "products:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffProduct),
});

const newProduct = fields.partial().extend({ name: productFields.name, list_price: priceField("Preț") });
export type NewProductBody = z.output<typeof newProduct>;

export const createStaffProduct = call({
  method: "post",
  path: "/staff/products",
  tag,
  summary:
    "Creates a product, unpublished and without stock; the name and the price suffice. Omitted fields have their default values, and a code is generated",
  access: { staff: "products:edit" },
  effect: "write",
  request: { body: json(newProduct) },
  answer: one(staffProduct),
});

export const changeStaffProduct = call({
  method: "put",
  path: "/staff/products/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; otherwise 409 with the current product",
  access: { staff: "products:edit" },
  effect: "write",
  request: { params: idParam, body: json(fields.partial().extend({ version })) },
  answer: one(staffProduct),
});

function step<const Name extends string>(verb: Name, summary: string) {
  return call({
    method: "post",
    path: `/staff/products/{id}/${verb}` as const,
    tag,
    summary,
    access: { staff: "products:edit" },
    effect: "write",
    request: { params: idParam, body: json(z.object({ version }, { error: MESSAGES.malformed })) },
    answer: one(staffProduct),
  });
}

export const publishStaffProduct = step(
  "publish",
  "Publishes a product; 422 with the missing fields that the law requires",
);
export const unpublishStaffProduct = step("unpublish", "Takes a product off sale");
export const archiveStaffProduct = step(
  "archive",
  "Takes a product off sale and hides it from staff lists; orders keep it",
);
export const restoreStaffProduct = step("restore", "Restores an archived product, unpublished");
