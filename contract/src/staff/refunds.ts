import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";
import { optionalIban, requiredIban } from "./money.fields.ts";
import { refund, staffOrder } from "./orders.ts";
import { priceField } from "./money.fields.ts";

const tag = "Staff";

const REFUND_STATES = ["due", "done"] as const;

const staffRefund = refund.extend({
  id: z.int(),
  orderid: z.int(),
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  payment: z.string(),
  /** Refund to the card through its processor, or to a bank account. */
  way: z.enum(["card", "account"]),
  /** Whether the processor has an API for this refund. */
  by_call: z.boolean(),
  /**
   * Last request to the processor. asked, unknown: its outcome is not known yet. failed: the bank returned the
   * refund.
   */
  request: z
    .object({
      state: z.enum(["asked", "unknown", "done", "refused", "failed"]),
      amount: lei,
      detail: z.string(),
      at: z.string(),
    })
    .nullable(),
  bank: z.string().nullable(),
  iban: z.string().nullable(),
  /** told: entered for this refund; transfer: from the buyer's bank transfer; company: from the company's data. */
  account_from: z.enum(["told", "transfer", "company"]).nullable(),
  version: z.int(),
});

export type StaffRefund = z.infer<typeof staffRefund>;

export const listStaffRefunds = call({
  method: "get",
  path: "/staff/refunds",
  tag,
  summary: "Lists refunds by state, oldest first, 20 per page",
  access: { staff: "refunds:view" },
  effect: "read",
  request: {
    query: z.object({ state: z.enum(REFUND_STATES).default("due"), page: numberQuery(1, 1, 1_000_000) }),
  },
  answer: paged(staffRefund),
});

export const markRefunded = call({
  method: "put",
  path: "/staff/orders/{id}/refund",
  tag,
  summary:
    "Records that all money due to an order's buyer was refunded by transfer. Card refunds stay due until the processor reports its credit; 422 if nothing else is due",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffOrder),
});

export const markRefundDone = call({
  method: "put",
  path: "/staff/refunds/{id}/done",
  tag,
  summary:
    "Records that one refund reached the buyer and returns its order; repeating the call has no effect. Card refunds are sent and confirmed by the processor: 422, unless `credited` confirms that the credit is visible in the shop's processor account although no notification arrived. This call sends no money",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ credited: z.literal("true").optional() }) },
  answer: one(staffOrder),
});

export const sendRefund = call({
  method: "put",
  path: "/staff/refunds/{id}/send",
  tag,
  summary:
    "Asks the card processor to credit one refund, once. While the outcome of an earlier request is unknown, asks the processor for it instead. 422 if the processor has no such call or refuses",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffRefund),
});

export const markRefundUnsent = call({
  method: "put",
  path: "/staff/refunds/{id}/unsent",
  tag,
  summary:
    "Records that the processor did not carry out a request whose outcome is unknown, so that the refund can be sent again. 409 without such a request",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffRefund),
});

export const setRefundAccount = call({
  method: "put",
  path: "/staff/refunds/{id}/account",
  tag,
  summary:
    "Sets the bank account for a pending refund, also in place of the card that paid. 409 if the refund was already sent or `version` is stale",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        { bank: optionalText("Banca", 100), iban: requiredIban(), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffRefund),
});

const refundable = z
  .object({
    orderid: z.int(),
    order_number: z.string(),
    why_not: z.string().nullable(),
    /** `card` while the processor still holds money that no open refund claims, otherwise `account`. */
    way: z.enum(["card", "account"]),
    paid: lei,
    given_back: lei,
    left: lei,
    lines: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        code: z.string(),
        um: z.string(),
        price: lei,
        quantity: z.int(),
        /** Quantity that is neither refunded nor part of a return. */
        left: z.int(),
      }),
    ),
    delivery: z.object({ price: lei, is_left: z.boolean() }),
    version: z.int(),
  })
  .openapi("Refundable");
export type Refundable = z.infer<typeof refundable>;

export const getRefundable = call({
  method: "get",
  path: "/staff/orders/{id}/refundable",
  tag,
  summary:
    "Returns the parts of an order that can be refunded without a return: pieces of its lines, its delivery, an amount",
  access: { staff: "refunds:edit" },
  effect: "read",
  request: { params: idParam },
  answer: one(refundable),
});

const pieces = z
  .int({ error: MESSAGES.invalid("Cantitate") })
  .min(0)
  .max(100_000);
const requested = {
  lines: z
    .array(z.object({ position: z.int().min(0).max(32_767), quantity: pieces }), {
      error: MESSAGES.invalid("Produse"),
    })
    .max(500)
    .default([]),
  delivery: z.boolean({ error: MESSAGES.invalid("Livrare") }).default(false),
  /** Amount in addition to goods and delivery, in lei with VAT; null for none. */
  amount: priceField("Sumă").nullish(),
};

const refundPreview = z
  .object({
    amount: lei,
    vat: lei,
    lines: z.array(
      z.object({ name: z.string(), quantity: z.int(), total: lei, vat: lei, vat_percent: z.number() }),
    ),
    /** Maximum that can be refunded after this refund. */
    left: lei,
    /** Entries that the refund posts to the order's account, and its consequences, one sentence each. */
    account: z.array(z.string()),
  })
  .openapi("RefundPreview");
export type RefundPreview = z.infer<typeof refundPreview>;

export const previewRefund = call({
  method: "post",
  path: "/staff/orders/{id}/refunds/preview",
  tag,
  summary: "Previews the amount of a refund and the lines of its storno without saving it",
  access: { staff: "refunds:edit" },
  effect: "read",
  request: { params: idParam, body: json(z.object(requested, { error: MESSAGES.malformed })) },
  answer: one(refundPreview),
});

export const giveRefund = call({
  method: "post",
  path: "/staff/orders/{id}/refunds",
  tag,
  summary:
    "Refunds pieces of lines, the delivery or an amount of a delivered order: creates the refund, and issues and mails a storno for it. The buyer keeps the goods; use a return for goods sent back. 422 above the paid and not yet refunded amount, 409 if `version` is stale",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          ...requested,
          reason: requiredText("Motiv", 200),
          bank: optionalText("Banca", 100),
          iban: optionalIban(),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});
