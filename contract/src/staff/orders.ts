/** What the shop's people do with orders; behind the header x-staff-key (decisions/0018: Orders after placing). */
import { keptText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { orderDetail, parcelItem } from "../account-orders.ts";
import { PAYMENT_CODE } from "../cart.values.ts";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { orderReferences } from "../orders.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { seenVersion } from "./content.fields.ts";
import { staffParcel } from "./parcel.fields.ts";
import { DELIVERY_KINDS, MOVING, ORDER_STAGES } from "./orders.values.ts";

const tag = "Staff";

/** Money that goes back to a buyer. */
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
    /** Who of the shop typed the order in; null for a buyer's own. */
    placed_by: z.string().nullable(),
    /** True for one that was cancelled while it waited for a transfer, which may still come. */
    takes_late_transfer: z.boolean(),
    /** Neither without a sale nor waiting for a card: an invoice can be issued. */
    takes_invoice: z.boolean(),
    /** The link to pay that its buyer was last mailed; null where none was. */
    payment_link: z
      .object({
        asked_at: z.string(),
        /** Null until the mail left. */
        sent_at: z.string().nullable(),
        /** When the buyer went on to pay by card, since it was asked for. */
        tried_at: z.string().nullable(),
      })
      .nullable(),
    /** Statuses that the order may be moved to now. */
    moves: z.array(z.object({ status: z.string(), label: z.string() })),
    events: z.array(
      z.object({
        status: z.string(),
        actor: z.string(),
        note: z.string(),
        at: z.string(),
        /** Beginning of the trace that it was written under: the log is searched for it. Null for old entries. */
        code: z.string().nullable(),
      }),
    ),
    refunds: z.array(refund),
    /** What was charged, credited, received and paid out, in the order of posting; amounts are signed as the buyer's debt. */
    account: z.object({
      entries: z.array(z.object({ at: z.string(), what: z.string(), amount: lei })),
      /** Positive: the buyer owes it; negative: the shop does. */
      balance: lei,
    }),
    shipment: z
      .object({
        courier: z.string(),
        cost: lei.nullable(),
        status: z.string(),
        status_at: z.string().nullable(),
        /** Of the waybill; 0 for one that was never recorded. */
        version: z.int(),
      })
      .nullable(),
    /** Of a waybill that the courier was asked for and that does not stand; null for none. */
    awb_problem: z
      .object({
        why: z.string(),
        /** True where nobody knows whether the courier made one. */
        is_unsure: z.boolean(),
      })
      .nullable(),
    /** All that carry the order, those that go ahead first. */
    parcels: z.array(staffParcel),
    /** What a parcel may take ahead: what none has taken. */
    to_send: z.array(parcelItem),
    is_partly_sent: z.boolean(),
    /** What its invoice names of the buyer's own numbers; each is empty where there is none. */
    references: orderReferences,
    /** Of its parcels together; 0 before the first. */
    parcels_version: z.int(),
    /** When the order is cancelled unless it is paid; null when it is not. */
    release_at: z.string().nullable(),
    /** Of the order itself: its status and the state of its payment. */
    version: z.int(),
  })
  .openapi("StaffOrder");
export type StaffOrder = z.infer<typeof staffOrder>;

/** A day as an address writes it. */
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
  awbid: z.string().nullable(),
  /** A part of it has left, the rest has not. */
  is_partly_sent: z.boolean(),
  /** In the list: the day that was promised at the latest, and whether the order has to leave today or is late; absent where nothing hurries. */
  promise: z.object({ to: z.string(), state: z.enum(["due", "late"]) }).optional(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

/** What narrows the list, in its address and where an act is on all that it shows. */
export const orderFilters = z.object({
  status: z.string().max(200).optional(),
  stage: z.enum(ORDER_STAGES, { error: MESSAGES.invalid("Etapă") }).optional(),
  payment_state: z.string().max(20).optional(),
  payment: z.enum(PAYMENT_CODE, { error: MESSAGES.invalid("Plată") }).optional(),
  delivery: z.enum(DELIVERY_KINDS, { error: MESSAGES.invalid("Livrare") }).optional(),
  from: day("De la"),
  to: day("Până la"),
  q: z.string().overwrite(keptText).trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
});
export type OrderFilters = z.output<typeof orderFilters>;

export const listStaffOrders = call({
  method: "get",
  path: "/staff/orders",
  tag,
  summary:
    "Every order, the newest first, 20 a page (`per_page` up to 200). `status` is a status_code, `stage` what they wait for, `payment_state` a payment's; `payment` and `delivery` are a code of it, or `COURIER` for any to the door; `from` and `to` are days of Romania, yyyy-mm-dd, both counted; `q` is a number, an AWB, a product's code, a CUI or words of name, e-mail and phone, with their marks or without (of less than three signs, the beginning of a word); `sort` is number, -number (in the order of placing), total or -total. No more than 10,000 are counted, 5,000 of a `q` (`more_than_total`); `after`, the id of the last one that was read, goes on from there instead of a page",
  access: { staff: "orders:view" },
  effect: "read",
  request: {
    query: orderFilters.extend({
      // What catches is of no type that the document knows.
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
  summary: "An order with its story, refunds and the moves that it may make",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffOrder),
});

const orderMove = z.object({
  status: z.string(),
  label: z.string(),
  /** What it brings about, in sentences. */
  causes: z.array(z.string()),
  /** No other move leads back from it. */
  is_final: z.boolean(),
});
export type OrderMove = z.infer<typeof orderMove>;

export const listOrderMoves = call({
  method: "get",
  path: "/staff/orders/{id}/moves",
  tag,
  summary:
    "The moves that the asker may make an order do now, each with what it brings about: mails, stock, money, papers",
  access: { staff: MOVING },
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ version: z.int(), moves: z.array(orderMove) })),
});

export const moveStaffOrder = call({
  method: "put",
  path: "/staff/orders/{id}/status",
  tag,
  summary:
    "Moves an order: to `preparing` and `shipped` with `orders:pack`, to `cancelled` and `refused` with `orders:cancel`, elsewhere with `orders:move`. 409 with the order as it stands when the move is not allowed, or `version` is told and another stands",
  access: { staff: MOVING },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { status: requiredText("Stare"), note: optionalText("Notă", 500), version: seenVersion },
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
    "Sets the numbers by which a company or an institution calls its purchase: the next invoice names them, one that was issued stays as it is. 409 on another `version`",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(orderReferences.extend({ version: seenVersion })),
  },
  answer: one(staffOrder),
});
