/** Changes to an order before it ships: a preview, then the change itself (decisions/0051). */
import { z } from "@hono/zod-openapi";
import { CUSTOMER_TYPES } from "../cart.values.ts";
import { call, idParam, json, lei, one, sentLei } from "../envelope.ts";
import {
  optionalEmail,
  optionalPostcode,
  optionalText,
  personName,
  phone,
  requiredId,
  requiredText,
} from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { AMENDMENT_CAUSES } from "./amendments.values.ts";
import { versionField } from "./content.fields.ts";
import { lineDiscount, orderDiscount } from "./discounts.fields.ts";
import { staffOrder } from "./orders.ts";

const tag = "Staff";

const MAX_LINES = 200;
const MAX_PIECES = 10_000;

const place = {
  county: requiredText("Județ", 60),
  city: requiredText("Localitate"),
  streetaddress: requiredText("Adresă"),
};

const goods = z.object(
  {
    /** `free` is a line without a product, whose `id` is the id of the order line. */
    kind: z.enum(["product", "bundle", "free"], { error: MESSAGES.invalid("Produs") }),
    id: requiredId("Produs"),
    quantity: z
      .int({ error: MESSAGES.invalid("Cantitate") })
      .min(1, MESSAGES.invalid("Cantitate"))
      .max(MAX_PIECES, MESSAGES.invalid("Cantitate")),
  },
  { error: MESSAGES.invalid("Produs") },
);

const fields = {
  version: versionField,
  /** All ordered goods. Gifts and charges are not listed, because they are recalculated. */
  items: z
    .array(goods.extend({ discount: lineDiscount.optional() }), { error: MESSAGES.invalid("Produse") })
    .max(MAX_LINES, MESSAGES.invalid("Produse"))
    .optional(),
  /** With `shop`, quantities may only be reduced, and the buyer keeps all benefits of the original order. */
  cause: z.enum(AMENDMENT_CAUSES, { error: MESSAGES.invalid("Motiv") }).default("buyer"),
  /** Replaces every discount by staff, including those of items. A discount needs a `reason`. */
  discount: orderDiscount.optional(),
  reason: optionalText("Motivul modificării", 500),
  address: z
    .object({ ...place, zipcode: optionalPostcode() }, { error: MESSAGES.required("Adresă") })
    .optional(),
  customer: z
    .object(
      {
        firstname: personName("Prenume"),
        lastname: personName("Nume"),
        phone: phone(),
        /** Only for guests; a customer's order uses the account's email. */
        email: optionalEmail(),
        customer_type: z.enum(CUSTOMER_TYPES, { error: MESSAGES.invalid("Tip client") }),
        /** Keeps a person's billing address when the delivery address changes; without it, both change. */
        keeps_billing_address: z.boolean().optional(),
      },
      { error: MESSAGES.required("Date de contact") },
    )
    .optional(),
  company: z
    .object(
      {
        name: requiredText("Denumire firmă"),
        cui: requiredText("Cod fiscal", 20),
        reg: optionalText("Nr. la Registrul Comerțului", 30),
        bank: optionalText("Banca"),
        iban: optionalText("IBAN", 40),
        ...place,
      },
      { error: MESSAGES.required("Firmă") },
    )
    .optional(),
  delivery: z
    .object(
      { deliveryid: requiredId("Metodă de livrare"), lockerid: optionalText("Easybox", 64) },
      { error: MESSAGES.required("Metodă de livrare") },
    )
    .optional(),
  payment: z
    .object({ paymentid: requiredId("Metodă de plată") }, { error: MESSAGES.required("Metodă de plată") })
    .optional(),
};
export const amendment = z.object(fields, { error: MESSAGES.malformed });
export type Amendment = z.output<typeof amendment>;

const line = z.object({
  /** Null for a line without a product. */
  productid: z.int().nullable(),
  product: z.string(),
  code: z.string(),
  bundle: z.string().nullable(),
  is_gift: z.boolean(),
  quantity_before: z.int(),
  quantity: z.int(),
  price: lei,
  subtotal: lei,
  /** Discounts by staff and by voucher. */
  discount: lei,
});

const sums = z.object({
  products: lei,
  discount: lei,
  /** The part of `discount` that staff gave. */
  staff_discount: lei,
  delivery: lei,
  handling_charge: lei,
  total: lei,
  total_vat: lei,
});

export const amendmentPreview = z
  .object({
    version: z.int(),
    lines: z.array(line),
    before: sums,
    after: sums,
    difference: lei,
    to_pay: lei,
    to_refund: lei,
    delivery: z.string(),
    payment: z.string(),
    voucher: z.string().nullable(),
    /** The changes and their consequences, one sentence each. */
    changes: z.array(z.string()),
    causes: z.array(z.string()),
  })
  .openapi("AmendmentPreview");
export type AmendmentPreview = z.infer<typeof amendmentPreview>;

const amendable = z
  .object({
    version: z.int(),
    number: z.string(),
    refusal: z.string().nullable(),
    /** `discount` is the part that staff gave. */
    items: z.array(
      goods.extend({ name: z.string(), code: z.string(), price: lei, unit: z.string(), discount: lei }),
    ),
    /** The discount that staff gave on the whole order. */
    discount: lei,
    address: z.object({
      county: z.string(),
      city: z.string(),
      streetaddress: z.string(),
      zipcode: z.string(),
    }),
    customer: z.object({
      firstname: z.string(),
      lastname: z.string(),
      phone: z.string(),
      email: z.string(),
      customer_type: z.enum(CUSTOMER_TYPES),
    }),
    is_account: z.boolean(),
    company: z
      .object({
        name: z.string(),
        cui: z.string(),
        reg: z.string(),
        bank: z.string(),
        iban: z.string(),
        county: z.string(),
        city: z.string(),
        streetaddress: z.string(),
      })
      .nullable(),
    deliveryid: z.int().nullable(),
    deliveries: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), price: lei })),
    locker: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
    paymentid: z.int().nullable(),
    /** Available payment methods; once the order is paid, only the one that was used. */
    payments: z.array(z.object({ id: z.int(), name: z.string(), charge: lei })),
  })
  .openapi("AmendableOrder");
export type AmendableOrder = z.infer<typeof amendable>;

export const getAmendable = call({
  method: "get",
  path: "/staff/orders/{id}/amendment",
  tag,
  summary:
    "Returns the parts of an order that can be changed before it ships, with the available delivery options and payment methods",
  access: { staff: "orders:edit" },
  effect: "read",
  request: { params: idParam },
  answer: one(amendable),
});

export const previewAmendment = call({
  method: "post",
  path: "/staff/orders/{id}/amendment/preview",
  tag,
  summary:
    "Previews a change without saving it: lines, totals, the payment or refund, and side effects. Omitted fields keep their values. 409 with the reason once the order cannot be changed",
  access: { staff: "orders:edit" },
  effect: "read",
  request: { params: idParam, body: json(amendment) },
  answer: one(amendmentPreview),
});

export const amendOrder = call({
  method: "put",
  path: "/staff/orders/{id}/amendment",
  tag,
  summary:
    "Changes an order at the previewed `total`, in lei. 409 with the new preview if the total differs; 409 with the current order if `version` is stale",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          ...fields,
          total: sentLei(z.number({ error: MESSAGES.required("Total") }).min(0, MESSAGES.invalid("Total"))),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const writeOffBalance = call({
  method: "put",
  path: "/staff/orders/{id}/balance-due/write-off",
  tag,
  summary:
    "Waives an order's balance due (`rest`), at most 5 lei. 409 if nothing is due, more than 5 lei is due, or `version` is stale",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffOrder),
});

export const settleBalanceDue = call({
  method: "put",
  path: "/staff/orders/{id}/balance-due",
  tag,
  summary:
    "Records payment of an order's balance due (`rest`) by transfer or in cash. 409 if nothing is due or `version` is stale",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ version: versionField, note: optionalText("Notă", 500) }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffOrder),
});
