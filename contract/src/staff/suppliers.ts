import { z } from "@hono/zod-openapi";
import { parseCui } from "../cui.values.ts";
import { call, done, idParam, json, lei, numberQuery, one, paged, sentLei } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { EMAIL } from "../fields.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { textField } from "./catalogue.fields.ts";
import { searchField, versionField } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";
import { MAX_PACK, SUPPLIER } from "./supplier.values.ts";

const tag = "Staff: suppliers";

const staffSupplier = z
  .object({ supplierID: z.int(), ...storedShape(SUPPLIER), offers: z.int(), version: z.int() })
  .openapi("StaffSupplier");
export type StaffSupplier = z.infer<typeof staffSupplier>;

const days = (label: string) =>
  z
    .int({ error: MESSAGES.invalid(label) })
    .min(0, MESSAGES.invalid(label))
    .max(365, MESSAGES.invalid(label));
const fields = z.object({
  ...writtenShape(SUPPLIER),
  cui: textField("CUI", 20).transform((text, context) => {
    const digits = text === "" ? "" : parseCui(text);
    if (digits === undefined)
      context.addIssue({ code: "custom", message: "CUI-ul nu este valid: verifică cifrele." });
    return digits ?? "";
  }),
  email: textField("E-mail", 254).refine(
    (text) => text === "" || EMAIL.test(text),
    MESSAGES.invalid("E-mail"),
  ),
  payment_days: days("Termen de plată"),
  lead_days: days("Termen de livrare"),
  minimum_order: z
    .int({ error: "Scrie comanda minimă fără zecimale." })
    .min(0, MESSAGES.invalid("Comandă minimă"))
    .max(999_999, MESSAGES.invalid("Comandă minimă")),
});
const changedFields = fields.partial();
export type SupplierFields = z.infer<typeof changedFields>;
const newFields = z.object(
  { ...changedFields.shape, name: fields.shape.name },
  { error: MESSAGES.malformed },
);

export const listStaffSuppliers = call({
  method: "get",
  path: "/staff/suppliers",
  tag,
  summary:
    "Lists suppliers by name, 50 per page: active ones, archived ones or all, with `q` in the name, CUI or contact",
  access: { staff: "purchasing:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(["active", "archived", "all"], { error: MESSAGES.invalid("Stare") }).default("active"),
      q: searchField,
    }),
  },
  answer: paged(staffSupplier),
});

export const getStaffSupplier = call({
  method: "get",
  path: "/staff/suppliers/{id}",
  tag,
  summary: "Returns one supplier",
  access: { staff: "purchasing:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffSupplier),
});

export const createStaffSupplier = call({
  method: "post",
  path: "/staff/suppliers",
  tag,
  summary: "Creates a supplier, active by default; 422 at `cui` if another supplier has it",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffSupplier),
});

export const changeStaffSupplier = call({
  method: "put",
  path: "/staff/suppliers/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; `is_active: false` archives the supplier",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffSupplier),
});

const offer = z
  .object({
    offerID: z.int(),
    supplierID: z.int(),
    supplier: z.string(),
    currency: z.enum(["RON", "EUR"]),
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    code: z.string(),
    barcode: z.string(),
    pack: z.int(),
    /** Net price of a pack in the supplier's currency; null if unknown, or without `costs:view`. */
    price: lei.nullable(),
    valid_from: z.string(),
    is_preferred: z.boolean(),
  })
  .openapi("SupplierOffer");
export type SupplierOffer = z.infer<typeof offer>;

const offerPrice = z.object({
  price: lei,
  valid_from: z.string(),
  /** The goods receipt that had the price; null for a price that staff entered. */
  receiptID: z.int().nullable(),
  reference: z.string(),
});
export type SupplierOfferPrice = z.infer<typeof offerPrice>;

const pricedOffer = offer.extend({
  /** The last 12 prices, newest first; empty without `costs:view`. */
  prices: z.array(offerPrice),
});
export type PricedOffer = z.infer<typeof pricedOffer>;

export const listSupplierOffers = call({
  method: "get",
  path: "/staff/suppliers/{id}/offers",
  tag,
  summary: "Lists what a supplier offers, by product code, 50 per page, with the last prices of each offer",
  access: { staff: "purchasing:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(pricedOffer),
});

export const listProductOffers = call({
  method: "get",
  path: "/staff/products/{id}/supplier-offers",
  tag,
  summary: "Lists all supplier offers of a product, the preferred one first",
  access: { staff: "purchasing:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(offer)),
});

/** A net amount in the supplier's currency, or null if unknown. */
export const netAmount = (label: string) =>
  sentLei(
    z
      .number({ error: MESSAGES.invalid(label) })
      .min(0, MESSAGES.invalid(label))
      .max(1_000_000, MESSAGES.invalid(label)),
  ).nullable();

export const dayField = (label: string) => z.iso.date({ error: MESSAGES.invalid(label) });

const newOffer = z.object(
  {
    product_code: requiredText("Produs", 100),
    code: optionalText("Codul furnizorului", 100),
    barcode: optionalText("EAN", 20),
    pack: z
      .int({ error: MESSAGES.invalid("Bucăți în pachet") })
      .min(1, MESSAGES.invalid("Bucăți în pachet"))
      .max(MAX_PACK, MESSAGES.invalid("Bucăți în pachet"))
      .default(1),
    price: netAmount("Preț").optional(),
    valid_from: dayField("Valabil din").optional(),
    is_preferred: z.boolean({ error: MESSAGES.invalid("Preferat") }).default(false),
  },
  { error: MESSAGES.malformed },
);
export type NewSupplierOffer = z.infer<typeof newOffer>;

export const saveSupplierOffer = call({
  method: "post",
  path: "/staff/suppliers/{id}/offers",
  tag,
  summary:
    "Saves an offer of a product. An offer with the same product, code and pack is replaced; without `price` it keeps its price. A preferred offer replaces the product's previous one",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: { params: idParam, body: json(newOffer) },
  answer: one(offer),
});

export const removeSupplierOffer = call({
  method: "delete",
  path: "/staff/suppliers/{id}/offers/{offer}",
  tag,
  summary: "Removes an offer",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: { params: z.object({ id: idParam.shape.id, offer: idParam.shape.id }) },
  answer: done,
});
