/** Complaints from customers and guests (requirements: C10, C3, C4, C9; decisions/0018: Complaint types). */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { email, optionalText, phone, requiredId, requiredLines, requiredText } from "./fields.ts";
import { access } from "./account-orders.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT } from "./faults.ts";

const tag = "Complaints";
export const COMPLAINT_STATES = ["open", "answered", "closed"] as const;

export const complaint = z
  .object({
    id: z.int(),
    number: z.string(),
    typeid: z.int(),
    type: z.string(),
    ordernr: z.string(),
    invoicenr: z.string(),
    /** Date as yyyy-mm-dd. Empty for complaint types that need no invoice. */
    invoicedate: z.string(),
    customer_name: z.string(),
    customer_phone: z.string(),
    customer_email: z.string(),
    problem_description: z.string(),
    details: z.record(z.string(), z.string()),
    status: z.string(),
    status_code: z.enum(COMPLAINT_STATES),
    answer: z.string(),
    answers: z.array(z.object({ text: z.string(), at: z.string() })),
    created_at: z.string(),
    answered_at: z.string().nullable(),
  })
  .openapi("Complaint");
export type Complaint = z.infer<typeof complaint>;

export const listComplaints = call({
  method: "get",
  path: "/user/complaints",
  tag,
  summary: "Lists the customer's complaints, newest first",
  access: "customer",
  effect: "read",
  answer: one(z.array(complaint)),
});

export const listComplaintTypes = call({
  method: "get",
  path: "/user/complaints/types",
  tag,
  summary: "Lists the complaint types",
  access: "public",
  effect: "read",
  answer: one(z.array(z.object({ typeid: z.int(), name: z.string() }))),
});

/** Digits as a string or a JSON number (requirements: C4: numeric). */
const invoiceNumber = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  optionalText("Număr factură", 20).pipe(z.string().regex(/^\d*$/, FAULT.invalid("Număr factură"))),
) as unknown as z.ZodType<string, string | number | null | undefined>;

const invoiceDay = optionalText("Data facturii", 10).pipe(
  z.literal("").or(z.iso.date(FAULT.invalid("Data facturii"))),
);

const complaintFields = z.object(
  {
    typeid: requiredId("Tip sesizare"),
    invoicenr: invoiceNumber,
    invoicedate: invoiceDay,
    customer_name: requiredText("Nume"),
    customer_phone: phone(),
    customer_email: email(),
    ordernr: requiredText("Număr comandă", 30),
    problem_description: requiredLines("Descrierea problemei", LIMITS.textarea),
    bank_account: optionalText("IBAN", 40),
    bank_customer: optionalText("Banca"),
    return_reason: optionalText("Motivul returului", LIMITS.observation),
    product_wrong_delivered: optionalText("Produsul livrat greșit", LIMITS.observation),
    damaged_product_description: optionalText("Descrierea produsului deteriorat", LIMITS.observation),
    notdelivered_product_description: optionalText("Stadiul comenzii", LIMITS.observation),
  },
  FAULT.malformed,
);
export type ComplaintBody = z.infer<typeof complaintFields>;

export const sendComplaint = call({
  method: "post",
  path: "/user/complaints",
  tag,
  summary: "Creates a complaint; fields that belong to another complaint type are ignored",
  access: "customer",
  effect: "write",
  rate: "forms",
  request: { body: json(complaintFields) },
  answer: one(z.object({ id: z.int(), number: z.string() })),
});

export const sendGuestComplaint = call({
  method: "post",
  path: "/orders/{randomid}/complaint",
  tag,
  summary:
    "Creates a complaint about the order that `access` was issued for; the shop replies to the order's e-mail address",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    params: z.object({ randomid: z.string() }),
    body: json(complaintFields.omit({ ordernr: true, customer_email: true }).extend({ access })),
  },
  answer: one(z.object({ id: z.int(), number: z.string() })),
});
