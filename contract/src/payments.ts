/**
 * Payment status of an order, and the payment methods that the buyer can switch to (decisions/0042: Further
 * screens). An extension of the specification.
 */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one } from "./envelope.ts";
import { requiredId } from "./fields.ts";
import { PAYMENT_STATES } from "./payments.values.ts";

const tag = "Payments";

/** Anyone can have the order's address, so this contains no personal data. */
export const paymentStatus = z
  .object({
    number: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Label of the order's status. */
    status_label: z.string(),
    paymentCode: z.string(),
    paymentName: z.string(),
    total: lei,
    /** Surcharge that the order's payment method adds; 0 for none. */
    handling_charge: lei.optional(),
    /** VAT contained in the total. */
    total_vat: lei.optional(),
    /** Until when an unpaid card order reserves its goods, ISO 8601; null for all other orders. */
    pay_until: z.string().nullable(),
    /** Working days that the shop waits for a bank transfer; null for all other orders. */
    transfer_days: z.int().nullable(),
    /** Whether the buyer can retry the payment now. */
    canRetry: z.boolean(),
    /** Payment methods that the buyer can switch to. */
    methods: z.array(
      z.object({
        paymentId: z.int(),
        paymentName: z.string(),
        /** Surcharge that this method would add to the total. */
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
