/** Extension: payment status and other available methods (decisions/0042: Further screens). */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one } from "./envelope.ts";
import { requiredId } from "./fields.ts";
import { PAYMENT_STATES } from "./payments.values.ts";

const tag = "Payments";

/** Contains no personal data, because other people may have the order's URL. */
export const paymentStatus = z
  .object({
    number: z.string(),
    state: z.enum(PAYMENT_STATES),
    status_label: z.string(),
    paymentCode: z.string(),
    paymentName: z.string(),
    total: lei,
    handling_charge: lei.optional(),
    total_vat: lei.optional(),
    /** ISO 8601 end of an unpaid card order's reservation; null for other orders. */
    pay_until: z.string().nullable(),
    /** Working days that the shop waits for a bank transfer; null for other orders. */
    transfer_days: z.int().nullable(),
    canRetry: z.boolean(),
    methods: z.array(
      z.object({
        paymentId: z.int(),
        paymentName: z.string(),
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
  summary: "Returns the payment of an order",
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
  summary: "Creates a new payment form for an unpaid card order",
  access: "public",
  effect: "write",
  request: { params },
  answer: one(z.object({ paymentForm: z.string() })),
});

export const changePaymentMethod = call({
  method: "post",
  path: "/payments/{randomid}/method",
  tag,
  summary: "Changes the payment method of an unpaid card order and recalculates its total",
  access: "public",
  effect: "write",
  request: {
    params,
    body: json(z.object({ paymentid: requiredId("Metodă de plată") })),
  },
  answer: one(paymentStatus),
});
