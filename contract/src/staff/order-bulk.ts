/** Batch operations on orders, with a result for each order. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, listQuery, one } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { MAX_SELECTED, ORDER_MOVE_PERMISSIONS } from "./orders.values.ts";
import { orderFilters } from "./orders.ts";

const tag = "Staff";

function someIds() {
  return z
    .array(requiredId("Comandă"), { error: MESSAGES.invalid("Comenzi") })
    .min(1, "Alege cel puțin o comandă.")
    .max(MAX_SELECTED, `Alege cel mult ${MAX_SELECTED} de comenzi.`);
}

/** Order ids as `ids=1,2` or `ids=1&ids=2`. Documents print the orders in this sequence. */
export const chosenIds = z.object({
  ids: listQuery.transform((texts): (string | number)[] => texts).pipe(someIds()),
});

/** Exactly one of the two must be present. */
export const chosenOrders = {
  ids: someIds().optional(),
  filter: orderFilters.optional(),
};

function isChosenOnce({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined);
}
const notChosenOnce = { path: ["ids"], error: "Alege comenzile fie după număr, fie după filtru." };

const orderBulk = z
  .object({
    id: z.int(),
    /** move: changes the orders' status to `status`; awb: requests a waybill for each order. */
    act: z.enum(["move", "awb"]),
    status: z.string().nullable(),
    by: z.string(),
    started_at: z.string(),
    total: z.int(),
    waiting: z.int(),
    done: z.int(),
    refused: z.int(),
    /** Matching orders beyond the limit, which were not included. */
    left_out: z.int(),
    /** `ok` is null while the order is pending; `why` is the reason if it is false. */
    results: z.array(
      z.object({
        id: z.int(),
        number: z.string().nullable(),
        ok: z.boolean().nullable(),
        why: z.string(),
      }),
    ),
  })
  .openapi("OrderBulk");
export type OrderBulk = z.infer<typeof orderBulk>;

export const moveManyOrders = call({
  method: "post",
  path: "/staff/orders/bulk",
  tag,
  summary:
    "Moves several orders to a status, each independently: up to 200 `ids` in this request, or all orders that match a `filter` (up to 5,000) one by one in a background job. Orders already in the status count as ok. Each status requires the same permission as for one order",
  access: { staff: ORDER_MOVE_PERMISSIONS },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          { ...chosenOrders, status: requiredText("Stare"), note: optionalText("Notă", 500) },
          { error: MESSAGES.malformed },
        )
        .refine(isChosenOnce, notChosenOnce),
    ),
  },
  answer: one(orderBulk),
});

export const makeManyAwbs = call({
  method: "post",
  path: "/staff/shipments/bulk",
  tag,
  summary:
    "Requests a waybill from the couriers for each of several orders, one by one in a background job: up to 200 `ids`, or all orders that match a `filter` (up to 5,000). Orders with a waybill count as ok. If it is unknown whether the courier created one, it is requested again only with `checked`",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          {
            ...chosenOrders,
            /** Confirms that, according to the courier, these orders have no waybill yet. */
            checked: z.boolean({ error: MESSAGES.invalid("Verificat") }).optional(),
          },
          { error: MESSAGES.malformed },
        )
        .refine(isChosenOnce, notChosenOnce),
    ),
  },
  answer: one(orderBulk),
});

export const getOrderBulk = call({
  method: "get",
  path: "/staff/orders/bulk/{id}",
  tag,
  summary: "Returns a batch operation on orders with its results so far; kept for 30 days",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(orderBulk),
});
