/** Staff calls for orders (decisions/0018: Orders after placing). */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { orderDetail, parcelItem } from "../account-orders.ts";
import { PAYMENT_CODE } from "../cart.values.ts";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { orderReferences } from "../orders.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import { staffParcel } from "./parcel.fields.ts";
import { DELIVERY_KINDS, ORDER_MOVE_PERMISSIONS, ORDER_CHANNELS, ORDER_STAGES } from "./orders.values.ts";

const tag = "Staff";

export const refund = z.object({
  amount: lei,
  reason: z.string(),
  state: z.string(),
  created_at: z.string(),
  done_at: z.string().nullable(),
});

export const staffOrder = orderDetail
  .extend({
    customerid: z.int().nullable(),
    order_type: z.string(),
    customer_type: z.string(),
    /** Staff member who entered the order; null when the buyer placed it. */
    placed_by: z.string().nullable(),
    /** True if the order was cancelled while waiting for a bank transfer, which may still arrive. */
    takes_late_transfer: z.boolean(),
    /** True unless the order failed or waits for a card payment. */
    takes_invoice: z.boolean(),
    /** The latest payment link that was emailed to the buyer. */
    payment_link: z
      .object({
        asked_at: z.string(),
        sent_at: z.string().nullable(),
        /** When the buyer last started a card payment after the link was created. */
        tried_at: z.string().nullable(),
      })
      .nullable(),
    moves: z.array(z.object({ status: z.string(), label: z.string() })),
    events: z.array(
      z.object({
        status: z.string(),
        actor: z.string(),
        note: z.string(),
        at: z.string(),
        /** Start of the trace id, for searching the log; null for old entries. */
        code: z.string().nullable(),
      }),
    ),
    refunds: z.array(refund),
    /** In chronological order; positive amounts increase what the buyer owes. */
    account: z.object({
      entries: z.array(z.object({ at: z.string(), what: z.string(), amount: lei })),
      /** Positive when the buyer owes money, negative when the shop does. */
      balance: lei,
    }),
    shipment: z
      .object({
        courier: z.string(),
        cost: lei.nullable(),
        status: z.string(),
        status_at: z.string().nullable(),
        /** For optimistic locking; 0 before a waybill is recorded. */
        version: z.int(),
      })
      .nullable(),
    awb_problem: z
      .object({
        why: z.string(),
        /** True if the courier may have created a waybill even though the request failed. */
        is_unsure: z.boolean(),
      })
      .nullable(),
    /** Early parcels come first; the main parcel with the remaining items is last. */
    parcels: z.array(staffParcel),
    /** Items that are in no parcel yet; an early parcel can contain them. */
    to_send: z.array(parcelItem),
    is_partly_sent: z.boolean(),
    /** Only for orders with payment terms. `on` is the due date of the unpaid invoice, null before it is issued. */
    due: z.object({ days: z.int(), on: z.string().nullable() }).optional(),
    references: orderReferences,
    /** Shared by the order's parcels; 0 before the first. */
    parcels_version: z.int(),
    /** When the order is cancelled unless paid; null without such a deadline. */
    release_at: z.string().nullable(),
    version: z.int(),
  })
  .openapi("StaffOrder");
export type StaffOrder = z.infer<typeof staffOrder>;

function day(label: string) {
  return z.iso.date({ error: MESSAGES.invalid(label) }).optional();
}

const ORDER_SORTS = ["number", "-number", "total", "-total"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export const staffOrderRow = z.object({
  id: z.int(),
  randomID: z.string(),
  number: z.string(),
  orderdate: z.string(),
  name: z.string(),
  email: z.string(),
  total: lei,
  status: z.string(),
  status_code: z.string(),
  payment: z.string(),
  payment_state: z.string(),
  delivery: z.string(),
  channel: z.enum(ORDER_CHANNELS),
  awbid: z.string().nullable(),
  is_partly_sent: z.boolean(),
  /** Only for urgent orders, which must leave today ("due") or are already late. */
  promise: z.object({ to: z.string(), state: z.enum(["due", "late"]) }).optional(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

/** Also used for batch operations on all matching orders. */
export const orderFilters = z.object({
  status: z.string().max(200).optional(),
  stage: z.enum(ORDER_STAGES, { error: MESSAGES.invalid("Etapă") }).optional(),
  payment_state: z.string().max(20).optional(),
  payment: z.enum(PAYMENT_CODE, { error: MESSAGES.invalid("Plată") }).optional(),
  delivery: z.enum(DELIVERY_KINDS, { error: MESSAGES.invalid("Livrare") }).optional(),
  channel: z.enum(ORDER_CHANNELS, { error: MESSAGES.invalid("Canal") }).optional(),
  from: day("De la"),
  to: day("Până la"),
  q: z.string().overwrite(storableText).trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
});
export type OrderFilters = z.output<typeof orderFilters>;

export const listStaffOrders = call({
  method: "get",
  path: "/staff/orders",
  tag,
  summary:
    "Lists all orders, newest first, 20 per page (`per_page` up to 200). `status` is a status_code, `stage` a processing stage, `payment_state` the state of the payment; `payment` is a payment code; `delivery` is a delivery code or `COURIER` for any home delivery; `channel` is where it was placed; `from` and `to` are Romanian calendar days, yyyy-mm-dd, inclusive. `q` is an order number, an AWB, a product code, a CUI, or words of the name, e-mail address and phone number, with or without diacritics (with fewer than three characters, the beginning of a word). `sort` is number, -number (order of placing), total or -total. At most 10,000 are counted, 5,000 with `q` (`more_than_total`). For cursor pagination, set `after` to the id of the last order read",
  access: { staff: "orders:view" },
  effect: "read",
  request: {
    query: orderFilters.extend({
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(ORDER_SORTS)
        .catch("-number")
        .default("-number")
        .openapi({ type: "string", enum: [...ORDER_SORTS] }),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(20, 1, 200),
      after: numberQuery(0, 1, Number.MAX_SAFE_INTEGER),
    }),
  },
  answer: paged(staffOrderRow),
});

export const getStaffOrder = call({
  method: "get",
  path: "/staff/orders/{id}",
  tag,
  summary: "Returns an order with its history, refunds and allowed status changes",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffOrder),
});

const orderMove = z.object({
  status: z.string(),
  label: z.string(),
  /** Consequences of moving the order to this status, one sentence each. */
  causes: z.array(z.string()),
  is_final: z.boolean(),
});
export type OrderMove = z.infer<typeof orderMove>;

export const listOrderMoves = call({
  method: "get",
  path: "/staff/orders/{id}/transitions",
  tag,
  summary:
    "Lists the status changes that the caller may make now, each with its effects: mails, stock, money, documents",
  access: { staff: ORDER_MOVE_PERMISSIONS },
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ version: z.int(), moves: z.array(orderMove) })),
});

export const moveStaffOrder = call({
  method: "put",
  path: "/staff/orders/{id}/status",
  tag,
  summary:
    "Changes an order's status. `preparing` and `shipped` require `orders:pack`, `cancelled` and `refused` require `orders:cancel`, others `orders:move`. 409 with the current order if the change is not allowed, or `version` is given and stale",
  access: { staff: ORDER_MOVE_PERMISSIONS },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { status: requiredText("Stare"), note: optionalText("Notă", 500), version: expectedVersion },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const setOrderReferences = call({
  method: "put",
  path: "/staff/orders/{id}/references",
  tag,
  summary:
    "Sets a company's or institution's own reference numbers for its purchase. They appear on the next invoice; issued invoices stay unchanged. 409 for a stale `version`",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(orderReferences.extend({ version: expectedVersion })),
  },
  answer: one(staffOrder),
});
