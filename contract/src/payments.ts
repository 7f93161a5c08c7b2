/** What became of an order's payment, and what its buyer can do about it (decisions/0042: Further screens). Ours, beside the documented calls. */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one } from "./envelope.ts";
import { requiredId } from "./fields.ts";
import { PAYMENT_STATES } from "./payments.values.ts";

const tag = "Payments";

/** Says nothing of the person: whoever has the address may be anyone. */
export const paymentStatus = z
  .object({
    number: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Of the order itself. */
    status_label: z.string(),
    paymentCode: z.string(),
    paymentName: z.string(),
    total: lei,
    /** What paying so added to the order; 0 where nothing. */
    handling_charge: lei.optional(),
    /** VAT in that total. */
    total_vat: lei.optional(),
    /** Until when an order that waits for a card keeps its goods, ISO 8601; null for any other. */
    pay_until: z.string().nullable(),
    /** Working days that an order by transfer waits for its money; null for any other. */
    transfer_days: z.int().nullable(),
    /** The payment can be tried again now. */
    canRetry: z.boolean(),
    /** What may be chosen instead. */
    methods: z.array(
      z.object({
        paymentId: z.int(),
        paymentName: z.string(),
        /** What paying so adds to the total. */
        paymentTax: lei,
      }),
    ),
  })
  .openapi("PaymentStatus");
export type PaymentStatus = z.infer<typeof paymentStatus>;

const params = z.object({ randomid: z.string() });

export const getPayment = call({
  method: "get",
  path: "/payments/{randomid}",
  tag,
  summary: "The payment of an order",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { params },
  answer: one(paymentStatus),
});

export const retryPayment = call({
  method: "post",
  path: "/payments/{randomid}/retry",
  tag,
  summary: "A fresh form for an unpaid card order",
  access: "public",
  effect: "write",
  request: { params },
  answer: one(z.object({ paymentForm: z.string() })),
});

export const changePaymentMethod = call({
  method: "post",
  path: "/payments/{randomid}/method",
  tag,
  summary: "Another way to pay an unpaid card order; its total is calculated anew",
  access: "public",
  effect: "write",
  request: {
    params,
    body: json(z.object({ paymentid: requiredId("Metodă de plată") })),
  },
  answer: one(paymentStatus),
});
