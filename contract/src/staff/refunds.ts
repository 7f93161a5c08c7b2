/** Refunds to buyers, due and paid out. */
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
  /** To the card, through the processor that charged it; otherwise to a bank account. */
  way: z.enum(["card", "account"]),
  /** The receiving account, if known. */
  bank: z.string().nullable(),
  iban: z.string().nullable(),
  /**
   * Source of the account: given for this refund, the account of the buyer's transfer, or their company's.
   */
  account_from: z.enum(["told", "transfer", "company"]).nullable(),
  version: z.int(),
});

export type StaffRefund = z.infer<typeof staffRefund>;

export const listStaffRefunds = call({
  method: "get",
  path: "/staff/refunds",
  tag,
  summary: "Money that goes back to buyers, by state, oldest first, 20 a page",
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
    "Notes that the money due to an order's buyer went back by transfer. What goes back to a card stays due until the processor tells of its credit: 422 where that is all",
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
    "Notes that the money of one refund went back to the buyer; again is ok. Answers its order. To a card the processor sends it and tells of it by itself: 422, unless `credited` says that the credit was seen in the shop's account there, of which no notification came. Nothing is sent by this call",
  access: { staff: "refunds:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ credited: z.literal("true").optional() }) },
  answer: one(staffOrder),
});

export const setRefundAccount = call({
  method: "put",
  path: "/staff/refunds/{id}/account",
  tag,
  summary:
    "Notes the account that money which is due goes to, instead of the card that paid, too. 409 where it went, or another version was seen",
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
    /** Why nothing can be refunded, in Romanian; null when something can. */
    why_not: z.string().nullable(),
    /**
     * To the card while its processor holds money that is not due to be refunded; otherwise to a bank
     * account.
     */
    way: z.enum(["card", "account"]),
    paid: lei,
    /** Total of due and completed refunds. */
    given_back: lei,
    /** Maximum that can still be refunded. */
    left: lei,
    lines: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        code: z.string(),
        um: z.string(),
        price: lei,
        quantity: z.int(),
        /** Quantity that was neither refunded nor is in a return. */
        left: z.int(),
      }),
    ),
    delivery: z.object({ price: lei, is_left: z.boolean() }),
    /** Version of the order. */
    version: z.int(),
  })
  .openapi("Refundable");
export type Refundable = z.infer<typeof refundable>;

export const getRefundable = call({
  method: "get",
  path: "/staff/orders/{id}/refundable",
  tag,
  summary: "What of an order can be given back without a return: pieces of its lines, its delivery, a sum",
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
  /** Amount besides goods and delivery, in lei with VAT; null for none. */
  amount: priceField("Sumă").nullish(),
};

const refundPreview = z
  .object({
    amount: lei,
    vat: lei,
    /** Lines as they will appear on the storno. */
    lines: z.array(
      z.object({ name: z.string(), quantity: z.int(), total: lei, vat: lei, vat_percent: z.number() }),
    ),
    /** Maximum that can be refunded afterwards. */
    left: lei,
    /** One sentence for each entry that it posts to the order's account, and for its consequences. */
    account: z.array(z.string()),
  })
  .openapi("RefundPreview");
export type RefundPreview = z.infer<typeof refundPreview>;

export const previewRefund = call({
  method: "post",
  path: "/staff/orders/{id}/refunds/preview",
  tag,
  summary: "What a refund would come to, and the lines of its storno; changes nothing",
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
    "Gives back pieces of lines, the delivery or a sum of an order that arrived: money is due, a storno of just that is issued and mailed. 422 beyond what was paid and not given back, 409 where another version was seen. The goods stay with the buyer; what comes back is a return",
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
