import { z } from "@hono/zod-openapi";
import { call, numberQuery, one, paged } from "../envelope.ts";
import { ageSort, pageQuery, searchQuery } from "./queue.fields.ts";
import { ALERT_STATES } from "./stock-alerts.values.ts";

const tag = "Staff: customers";

const product = { productID: z.int(), product: z.string(), code: z.string() };

const staffAlert = z
  .object({
    id: z.int(),
    ...product,
    customerid: z.int(),
    name: z.string(),
    email: z.string(),
    state: z.enum(ALERT_STATES),
    expire_date: z.string(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .openapi("StaffStockAlert");

export const listStaffStockAlerts = call({
  method: "get",
  path: "/staff/stock-alerts",
  tag,
  summary:
    "Lists pending stock alerts, or those in a `state`, or all, oldest first, 20 per page (`per_page` up to 200); `q` is part of the product's name or code, or of the customer's name or e-mail address",
  access: { staff: "customers:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum([...ALERT_STATES, "all"]).default("waiting"),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffAlert),
});

export const listAwaitedProducts = call({
  method: "get",
  path: "/staff/stock-alerts/products",
  tag,
  summary: "Lists the products with pending alerts, most requested first; `limit` up to 100",
  access: { staff: "stock:view" },
  effect: "read",
  request: { query: z.object({ limit: numberQuery(10, 1, 100) }) },
  answer: one(
    z.array(
      z.object({
        ...product,
        waiting: z.int(),
        /** When the oldest alert for the product was set. */
        since: z.string(),
      }),
    ),
  ),
});
