/** Placing an order (requirements: C4, C9; decisions/0042: Carts and orders). */
import { z } from "@hono/zod-openapi";
import { cartMixing } from "./cart.ts";
import { CUSTOMER_TYPES } from "./cart.values.ts";
import { call, json, lei, one, sentLei } from "./envelope.ts";
import {
  optionalEmail,
  optionalPostcode,
  optionalText,
  personName,
  phone,
  requiredId,
  requiredText,
  spelled,
} from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { arrival } from "./shop-now.ts";
import { FAULT } from "./faults.ts";
import { MESSAGES } from "./messages.values.ts";

const savedId = z.int(FAULT.malformed).positive(FAULT.malformed).nullish();
const PLACE = { countyID: "countyid", cityID: "cityid" };
const place = {
  countyid: requiredId("Județ"),
  cityid: requiredId("Localitate"),
  streetaddress: requiredText("Adresă"),
};

export const orderAddress = spelled(
  PLACE,
  z.object({ id: savedId, ...place, zipcode: optionalPostcode() }, FAULT.required("Adresă")),
);
export const orderCustomer = z.object(
  {
    firstname: personName("Prenume"),
    lastname: personName("Nume"),
    phone: phone(),
    /** Defaults to the account's email; guests must enter one. */
    email: optionalEmail(),
    customer_type: z.enum(CUSTOMER_TYPES, FAULT.invalid("Tip client")).default("pf"),
  },
  FAULT.required("Date de contact"),
);
export const orderReferences = z.object(
  {
    purchase_order: optionalText("Numărul comenzii tale", 200),
    contract: optionalText("Numărul contractului", 200),
    /** Number of the direct purchase or procurement procedure in SEAP. */
    seap: optionalText("Numărul achiziției publice", 200),
  },
  FAULT.invalid("Referințe"),
);

export const orderCompany = spelled(
  {
    ...PLACE,
    companyname: "name",
    fiscalcode: "cui",
    commerceregistry: "reg",
    bankname: "bank",
    bankaccount: "iban",
  },
  z.object(
    {
      id: savedId,
      name: requiredText("Denumire firmă"),
      cui: requiredText("Cod fiscal", 20),
      reg: optionalText("Nr. la Registrul Comerțului", 30),
      bank: optionalText("Banca"),
      iban: optionalText("IBAN", 40),
      ...place,
    },
    FAULT.required("Firmă"),
  ),
);

const orderFields = z.object(
  {
    order_type: z.enum(["online", "seap"], FAULT.invalid("Tip comandă")).default("online"),
    observation: optionalText("Observații", LIMITS.observation),
    delivery: z.object({ deliveryid: requiredId("Metodă de livrare") }, FAULT.required("Metodă de livrare")),
    selected_store: z.string(FAULT.invalid("Easybox")).max(64, FAULT.invalid("Easybox")).nullish(),
    payment: z.object({ paymentid: requiredId("Metodă de plată") }, FAULT.required("Metodă de plată")),
    customer: orderCustomer,
    deliveryaddress: orderAddress,
    billingaddress: orderAddress.nullish(),
    company: orderCompany.nullish(),
    references: orderReferences.optional(),
    /** Extension: total next to the order button. The order is refused if the actual total differs. */
    seen_total: sentLei(z.number(FAULT.malformed)).optional(),
  },
  FAULT.malformed,
);

/** For individuals, company fields left over in the form are neither validated nor stored. */
export const orderBody = z.preprocess((value) => {
  if (!isRecord(value) || !isRecord(value.customer) || value.customer.customer_type === "pj") return value;
  return { ...value, company: undefined, billingaddress: undefined, references: undefined };
  // A preprocess accepts `unknown`; the assertion gives callers the type of the fields.
}, orderFields.superRefine(requireCompany)) as unknown as typeof orderFields;

function requireCompany(body: z.output<typeof orderFields>, context: z.RefinementCtx): void {
  const isCompany = body.customer.customer_type === "pj";
  const fault = (path: string[], message: string): void =>
    context.addIssue({ code: "custom", path, message });
  if (isCompany && !body.company) {
    fault(["company", "name"], MESSAGES.required("Denumire firmă"));
    fault(["company", "cui"], MESSAGES.required("Cod fiscal"));
  }
  if (!isCompany && body.order_type === "seap")
    fault(["order_type"], "Comanda prin SEAP este numai pentru persoane juridice.");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export type OrderBody = z.infer<typeof orderBody>;
export type OrderBodyInput = z.input<typeof orderBody>;

export const orderResult = z
  .object({
    randomid: z.string(),
    number: z.string().optional(),
    orderdate: z.string(),
    total: lei,
    status_label: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    delivery_phone: z.string(),
    delivery_county: z.string(),
    delivery_city: z.string(),
    delivery_streetaddress: z.string(),
    invoice_county: z.string(),
    invoice_city: z.string(),
    invoice_streetaddress: z.string(),
    companyname: z.string(),
    fiscalcode: z.string(),
    commerceregistry: z.string(),
    bankname: z.string(),
    bankaccount: z.string(),
    deliveryname: z.string(),
    delivery_price: lei.optional(),
    paymentcode: z.string(),
    payment: z.string(),
    /** Extension: cash-on-delivery charge, included in the total. */
    handling_charge: lei.optional(),
    hasInvoice: z.boolean(),
    voucher: z.object({ code: z.string(), value: lei }).nullish(),
    /** Extension: discount given by staff, in addition to the voucher. */
    staff_discount: lei.optional(),
    /** Extension: orders for store pickup have no delivery address. */
    delivery_code: z.string().nullish(),
    locker: z
      .object({ name: z.string(), address: z.string(), city: z.string(), county: z.string().optional() })
      .nullish(),
    /** Extension: absent when no day was promised or payment is outstanding. */
    arrival: arrival.optional(),
    total_vat: lei.optional(),
    mixing: cartMixing.optional(),
    /** Extension: ordered goods and gifts, excluding the handling charge. */
    items: z
      .array(
        z.object({
          product: z.string(),
          pic: z.string().nullable(),
          um: z.string(),
          quantity: z.int(),
          price: lei,
          subtotal: lei,
          is_gift: z.boolean(),
          bundle: z.string().nullable(),
          price_reason: z.string().optional(),
          /** Price of a piece and subtotal without VAT, before discounts. Only on companies' orders. */
          price_net: lei.optional(),
          subtotal_net: lei.optional(),
        }),
      )
      .optional(),
  })
  .openapi("OrderResult");
export type OrderResult = z.infer<typeof orderResult>;

export const placedOrder = z.object({ orderData: orderResult, paymentForm: z.string().optional() });

export const placeOrder = call({
  method: "post",
  path: "/orders",
  tag: "Orders",
  summary:
    "Places the order of a cart. A cart makes one order; repeating the same body returns the same response",
  access: "public",
  effect: "write",
  rate: "orders",
  request: { body: json(orderBody) },
  answer: one(placedOrder),
});
