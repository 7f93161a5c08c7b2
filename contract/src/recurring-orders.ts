/** Recurring orders, which customers confirm by a mailed link or manage in their account (decision 0081). */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, lei, one, sentLei } from "./envelope.ts";
import { FAULT } from "./faults.ts";
import { RECURRING_DRAFT_STATES, RECURRING_LIMITS, RECURRING_STATES } from "./recurring-orders.values.ts";

const tag = "Recurring orders";

const rhythm = {
  /** Weeks between orders; null for a monthly rhythm. */
  every_weeks: z.int().nullable(),
  month_day: z.int().nullable(),
  /** yyyy-mm-dd; the day of the next draft. */
  next_on: z.string(),
};

const draftLine = z.object({
  productid: z.int(),
  name: z.string(),
  code: z.string(),
  unit: z.string(),
  pic: z.string().nullable(),
  url: z.string().nullable(),
  usual_quantity: z.int(),
  /** The quantity that would be ordered now; 0 if the customer left it out or the product is missing. */
  quantity: z.int(),
  price: lei,
  /** Price in the order that is repeated; null if that order lacks the product. */
  last_price: lei.nullable(),
  subtotal: lei,
  /** Reason why fewer pieces than usual would be ordered; null if all are available. */
  missing: z.string().nullable(),
});

const recurringDraft = z
  .object({
    state: z.enum(RECURRING_DRAFT_STATES),
    recurring_state: z.enum(RECURRING_STATES),
    due_on: z.string(),
    /** ISO 8601. The draft cannot be confirmed after this time. */
    expires_at: z.string(),
    ...rhythm,
    /** Empty unless the draft is open. */
    lines: z.array(draftLine),
    products: lei,
    discount: lei,
    delivery: z.object({ name: z.string(), price: lei, address: z.string() }),
    payment: z.object({ name: z.string(), charge: lei }),
    total: lei,
    /** Why the draft cannot be confirmed; null if it can. */
    hindrance: z.string().nullable(),
    order_number: z.string().nullable(),
  })
  .openapi("RecurringDraft");
export type RecurringDraft = z.infer<typeof recurringDraft>;

const linkParam = z.object({ link: z.string().openapi({ example: "12.1793000000.Zk3…" }) });

const lines = z
  .array(
    z.object(
      {
        productid: z.int(FAULT.malformed).positive(FAULT.malformed),
        /** 0 leaves the product out of this order only. */
        quantity: z
          .int(FAULT.invalid("Cantitate"))
          .min(0, FAULT.invalid("Cantitate"))
          .max(RECURRING_LIMITS.quantity, FAULT.invalid("Cantitate")),
      },
      FAULT.malformed,
    ),
    FAULT.malformed,
  )
  .max(RECURRING_LIMITS.lines, FAULT.malformed);

export const showRecurringDraft = call({
  method: "post",
  path: "/recurring-drafts/{link}",
  tag,
  summary:
    "Returns a draft by its signed link, at today's prices and stock, with these quantities or the usual ones. Nothing is saved; 404 if the link is forged or expired",
  access: "public",
  // The prices come from a cart in a transaction that is rolled back.
  effect: "write",
  rate: "forms",
  isPersonal: true,
  isUnlogged: true,
  request: { params: linkParam, body: json(z.object({ lines: lines.optional() }, FAULT.malformed)) },
  answer: one(recurringDraft),
});

export const confirmRecurringDraft = call({
  method: "post",
  path: "/recurring-drafts/{link}/confirm",
  tag,
  summary:
    "Places the order of a draft once, if its total is still `seen_total`. 422 at `draft` or `lines.0.quantity` if it cannot be placed",
  access: "public",
  effect: "write",
  rate: "orders",
  isPersonal: true,
  request: {
    params: linkParam,
    body: json(z.object({ lines, seen_total: sentLei(z.number(FAULT.malformed)) }, FAULT.malformed)),
  },
  answer: one(recurringDraft),
});

export const closeRecurringDraft = call({
  method: "post",
  path: "/recurring-drafts/{link}/close",
  tag,
  summary: "Skips a draft, or ends its recurring order. 422 at `draft` if the draft is closed",
  access: "public",
  effect: "write",
  rate: "forms",
  isPersonal: true,
  request: {
    params: linkParam,
    body: json(z.object({ act: z.enum(["skip", "end"], FAULT.malformed) }, FAULT.malformed)),
  },
  answer: one(recurringDraft),
});

const ownRecurringOrder = z
  .object({
    id: z.int(),
    state: z.enum(RECURRING_STATES),
    ...rhythm,
    lines: z.array(
      z.object({ name: z.string(), unit: z.string(), quantity: z.int(), url: z.string().nullable() }),
    ),
    /** Link of the draft that awaits confirmation; null if there is none. */
    link: z.string().nullable(),
    expires_at: z.string().nullable(),
  })
  .openapi("OwnRecurringOrder");
export type OwnRecurringOrder = z.infer<typeof ownRecurringOrder>;

export const listOwnRecurringOrders = call({
  method: "get",
  path: "/user/recurring-orders",
  tag,
  summary: "Lists the customer's recurring orders, those that are not ended first, at most 50",
  access: "customer",
  effect: "read",
  answer: one(z.array(ownRecurringOrder)),
});

export const moveOwnRecurringOrder = call({
  method: "post",
  path: "/user/recurring-orders/{id}/state",
  tag,
  summary: "Pauses, resumes or ends a recurring order. An ended one stays ended: 422 at `state`",
  access: "customer",
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ state: z.enum(RECURRING_STATES, FAULT.malformed) }, FAULT.malformed)),
  },
  answer: done,
});
