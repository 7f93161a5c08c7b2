/** Money that goes back to buyers, and that it went. */
import { z } from "@hono/zod-openapi";
import { call, idParam, numberQuery, one, paged } from "../envelope.ts";
import { refund, staffOrder } from "./orders.ts";

const tag = "Staff";

const REFUND_STATES = ["due", "done"] as const;

const staffRefund = refund.extend({
  id: z.int(),
  orderid: z.int(),
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  payment: z.string(),
  /** Where the money of a return goes; null for one that goes back the way it came. */
  bank: z.string().nullable(),
  iban: z.string().nullable(),
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
  summary: "Notes that the money due went back to the buyer",
  access: { staff: "refunds:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffOrder),
});
