/** Placing an order (cart spec, sections 5 and 7; decisions: Carts and orders). */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one } from "./envelope.ts";
import { email, optionalPostcode, optionalText, phone, requiredId, requiredText } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { MESSAGES } from "./messages.values.ts";

/** Lets one body use any of the spellings that the documents use for the same field (decisions: Spelling). */
function spelled<S extends z.ZodType>(spellings: Record<string, string>, schema: S) {
  return z.preprocess((value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, field]) => [spellings[key] ?? key, field] as const);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }, schema);
}

const PLACE = { countyID: "countyid", cityID: "cityid" };
const place = {
  countyid: requiredId("Județ"),
  cityid: requiredId("Localitate"),
  streetaddress: requiredText("Adresă"),
};

export const orderAddress = spelled(
  PLACE,
  z.object(
    { id: z.int().nullish(), ...place, zipcode: optionalPostcode() },
    { error: MESSAGES.required("Adresă") },
  ),
);
export const orderCustomer = z.object({
  firstname: requiredText("Prenume"),
  lastname: requiredText("Nume"),
  phone: phone(),
  email: email(),
  customer_type: z.enum(["pf", "pj"], { error: MESSAGES.invalid("Tip client") }).default("pf"),
});
export const orderCompany = spelled(
  {
    ...PLACE,
    companyname: "name",
    fiscalcode: "cui",
    commerceregistry: "reg",
    bankname: "bank",
    bankaccount: "iban",
  },
  z.object({
    id: z.int().nullish(),
    name: requiredText("Denumire firmă"),
    cui: requiredText("Cod fiscal", 20),
    reg: optionalText("Nr. registrul comerțului", 30),
    bank: optionalText("Banca"),
    iban: optionalText("IBAN", 40),
    ...place,
  }),
);

export const orderBody = z.object({
  order_type: z.enum(["online", "seap"]).default("online"),
  observation: optionalText("Observații", LIMITS.observation),
  delivery: z.object(
    { deliveryid: requiredId("Metodă de livrare") },
    { error: MESSAGES.required("Metodă de livrare") },
  ),
  selected_store: z.string().max(64).nullish(),
  payment: z.object(
    { paymentid: requiredId("Metodă de plată") },
    { error: MESSAGES.required("Metodă de plată") },
  ),
  customer: orderCustomer,
  deliveryaddress: orderAddress,
  billingaddress: orderAddress.optional(),
  company: orderCompany.optional(),
});
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
    delivery_price: lei,
    paymentcode: z.string(),
    payment: z.string(),
    hasInvoice: z.boolean(),
  })
  .openapi("OrderResult");
export type OrderResult = z.infer<typeof orderResult>;

export const placeOrder = call({
  method: "post",
  path: "/orders",
  tag: "Orders",
  summary: "Orders the cart; one cart makes one order, the same body again gets the same answer",
  request: { body: json(orderBody) },
  answer: one(z.object({ orderData: orderResult, paymentForm: z.string().optional() })),
});
