/**
 * Payment status of an order and the buyer's options (decisions/0042: Further screens). An extension of the
 * documented calls.
 */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one } from "./envelope.ts";
import { requiredId } from "./fields.ts";
import { PAYMENT_STATES } from "./payments.values.ts";

const tag = "Payments";

/** Contains no personal data, because anyone may have the address. */
export const paymentStatus = z
  .object({
    number: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Label of the order's status. */
    status_label: z.string(),
    paymentCode: z.string(),
    paymentName: z.string(),
    total: lei,
    /** Surcharge of the payment method on the order; 0 for none. */
    handling_charge: lei.optional(),
    /** VAT in the total. */
    total_vat: lei.optional(),
    /** Until when an unpaid card order keeps its goods reserved, ISO 8601; null for any other order. */
    pay_until: z.string().nullable(),
    /** Working days that an order waits for a bank transfer; null for any other order. */
    transfer_days: z.int().nullable(),
    /** Whether the payment can be retried now. */
    canRetry: z.boolean(),
    /** Alternative payment methods. */
    methods: z.array(
      z.object({
        paymentId: z.int(),
        paymentName: z.string(),
        /** Surcharge of this method on the total. */
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
