/** Batch changes to products: previewed, applied now or at a set time, and undone as one batch. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged, lei } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { versionField } from "./content.fields.ts";
import { priceField } from "./money.fields.ts";
import { nc8Text } from "./products.fields.ts";
import { productFilters } from "./products.ts";
import { MAX_SHEET_ROWS, SHEET_FIELDS, SHEET_STATES, SHEET_VAT_KINDS } from "./product-sheets.values.ts";

const tag = "Staff: product sheets";

const sheetRow = z.object({
  productID: z.int(),
  code: z.string(),
  name: z.string(),
  list_price: lei,
  stock: z.int(),
  weight_grams: z.int(),
  brand: z.string(),
  category: z.string(),
  vat_code: z.string(),
  is_published: z.boolean(),
  /** Empty if the product has none. */
  nc8: z.string(),
});
export type SheetRow = z.infer<typeof sheetRow>;

export const readProductSheet = call({
  method: "get",
  path: "/staff/product-sheet",
  tag,
  summary:
    "Lists the editable values of the products that match a filter, by name, 50 per page (`per_page` up to 1,000)",
  access: { staff: "products:view" },
  effect: "read",
  request: {
    query: productFilters.extend({
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(50, 1, 1_000),
    }),
  },
  answer: paged(sheetRow),
});

const count = (label: string, max: number) => {
  const wrong = `În câmpul ${label} scrie un număr întreg între 0 și ${max.toLocaleString("ro-RO")}.`;
  return z.int({ error: wrong }).min(0, wrong).max(max, wrong);
};
const vatField = z.enum(SHEET_VAT_KINDS, { error: "Scrie cota TVA ca „normală”, „redusă” sau „scutită”." });
const change = z.object(
  {
    code: requiredText("Cod", 100),
    list_price: priceField("Preț").optional(),
    stock: count("Stoc", 1_000_000).optional(),
    name: requiredText("Denumire").optional(),
    weight_grams: count("Greutate", 1_000_000).optional(),
    brand: requiredText("Producător", 120).optional(),
    category: requiredText("Categorie", 500).optional(),
    /** Prices include VAT, so only the VAT contained in them changes. */
    vat_code: vatField.optional(),
    is_published: z.boolean({ error: MESSAGES.invalid("Publicat") }).optional(),
    nc8: nc8Text.optional(),
  },
  { error: MESSAGES.malformed },
);
export type SheetChange = z.input<typeof change>;
export type SheetChangeBody = z.output<typeof change>;

const rule = z.object(
  {
    percent: z
      .number({ error: MESSAGES.invalid("Procent") })
      .min(-95, "În câmpul Procent scrie un număr între -95 și 500.")
      .max(500, "În câmpul Procent scrie un număr între -95 și 500.")
      .optional(),
    /** Last two digits of the new price: 90 turns 12.37 into 11.90 or 12.90, whichever is nearer. */
    ending: count("Terminație", 99).optional(),
    brand: requiredText("Producător", 120).optional(),
    category: requiredText("Categorie", 500).optional(),
    vat_code: vatField.optional(),
    is_published: z.boolean({ error: MESSAGES.invalid("Publicat") }).optional(),
  },
  { error: MESSAGES.malformed },
);
export type SheetRule = z.output<typeof rule>;

const difference = z.object({
  productID: z.int(),
  code: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.enum(SHEET_FIELDS), from: z.string(), to: z.string() })),
  /** The new list price; null if it stays the same. */
  list_price: lei.nullable(),
  /** Remarks on the change, such as that the shop will not show a reduction (law: 30-day price). */
  notes: z.array(z.string()),
  errors: z.array(z.string()),
});
export type SheetDifference = z.infer<typeof difference>;

const listedSheet = z
  .object({
    id: z.int(),
    title: z.string(),
    state: z.enum(SHEET_STATES),
    rows_count: z.int(),
    apply_at: z.string().nullable(),
    jobID: z.int().nullable(),
    by: z.string(),
    created_at: z.string(),
    version: z.int(),
  })
  .openapi("ListedProductSheet");
export type ListedProductSheet = z.infer<typeof listedSheet>;

const sheet = listedSheet
  .extend({ fields: z.array(z.enum(SHEET_FIELDS)), differences: z.array(difference), last_page: z.int() })
  .openapi("ProductSheet");
export type ProductSheet = z.infer<typeof sheet>;

export const createProductSheet = call({
  method: "post",
  path: "/staff/product-sheets",
  tag,
  summary:
    "Creates a draft of changes to many products, as rows or as one rule for the products that match a filter; no product changes yet. Only differences are stored. 422 at `changes.0.code` for an unknown code, and if nothing would change",
  access: { staff: "products:edit" },
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    body: json(
      z
        .object(
          {
            title: optionalText("Titlu", 80),
            changes: z
              .array(change, { error: MESSAGES.invalid("Rânduri") })
              .max(MAX_SHEET_ROWS, "O foaie poate avea cel mult 5.000 de rânduri.")
              .optional(),
            rule: rule.optional(),
            filter: productFilters.optional(),
          },
          { error: MESSAGES.malformed },
        )
        .refine(
          ({ changes, rule, filter }) =>
            (changes !== undefined) !== (rule !== undefined && filter !== undefined),
          {
            path: ["changes"],
            error: "Trimite fie rânduri, fie o regulă cu un filtru.",
          },
        ),
    ),
  },
  answer: one(listedSheet),
});

export const listProductSheets = call({
  method: "get",
  path: "/staff/product-sheets",
  tag,
  summary: "Lists the sheets of the last 90 days, newest first, 20 per page; optionally in one `state`",
  access: { staff: "products:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(SHEET_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(listedSheet),
});

export const getProductSheet = call({
  method: "get",
  path: "/staff/product-sheets/{id}",
  tag,
  summary: "Returns a sheet with its differences from the values at its creation, 50 per page",
  access: { staff: "products:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: one(sheet),
});

export const applyProductSheet = call({
  method: "post",
  path: "/staff/product-sheets/{id}/apply",
  tag,
  summary:
    "Applies a draft now or schedules it for `at`. Products that changed since are skipped and named by its job. Prices require `prices:edit` and stock requires `stock:edit`; otherwise 403. 409 if the sheet is no longer a draft",
  access: { staff: "products:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          at: z.iso
            .datetime({ offset: true, error: MESSAGES.invalid("De la") })
            .transform((text) => new Date(text))
            .nullable()
            .default(null),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(listedSheet),
});

export const cancelProductSheet = call({
  method: "post",
  path: "/staff/product-sheets/{id}/cancel",
  tag,
  summary: "Discards a draft or a scheduled sheet; 409 if it was already started",
  access: { staff: "products:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(listedSheet),
});
